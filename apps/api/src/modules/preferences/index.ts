import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./preferences.access.ts";
import "./preferences.schema.ts";

/** Tags a player likes and hides. */
export const preferences: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};
