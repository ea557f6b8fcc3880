export { statusLoader as loader } from "./payment.server.ts";
