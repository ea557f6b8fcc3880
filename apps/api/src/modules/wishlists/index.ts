import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./wishlists.access.ts";
import "./wishlists.schema.ts";

/** Wishes. */
export const wishlists: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};
