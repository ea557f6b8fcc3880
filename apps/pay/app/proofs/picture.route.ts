export { pictureLoader as loader } from "./proofs.server.ts";
