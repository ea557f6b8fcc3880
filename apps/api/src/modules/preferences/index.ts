import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./preferences.access.ts";
import "./preferences.schema.ts";

/** What a player likes and excludes, and whether they want to be discreet. */
export const preferences: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};
