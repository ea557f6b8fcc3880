export { action, loader } from "./proofs.server.ts";
