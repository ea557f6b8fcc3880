import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./roles.access.ts";
import "./roles.schema.ts";

/** Who may do what: roles are given and taken, and people are found by their mail address. */
export const roles: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { userUuidByEmail, usersWithRole, type FoundUser } from "./find-users.ts";
export { COMMAND_LINE, requestRoleChange } from "./request-role-change.ts";
export { roleChangesIn } from "./role-change.ts";
