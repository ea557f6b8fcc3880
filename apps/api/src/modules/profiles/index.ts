export { ensureProfile, findMe, type Me } from "./profiles.service.ts";
