import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./carts.access.ts";
import "./carts.schema.ts";

/** The cart. */
export const carts: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};
