import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./profiles.access.ts";
import "./profiles.schema.ts";
import "./public-user.schema.ts";
import "./reader.schema.ts";

/** Player profiles, own and public. */
export const profiles: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { forgetProfile } from "./forget-profile.ts";
export { ensureProfile, findMe, type Me } from "./me.ts";
export { personJson, shownName, toPerson, type Person } from "./person.ts";
export { setUser } from "./set-user.ts";
