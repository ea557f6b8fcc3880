export { forgetProfile } from "./forget-profile.ts";
export { ensureProfile, findMe, type Me } from "./me.ts";
export { personJson, shownName, toPerson, type Person } from "./person.ts";
