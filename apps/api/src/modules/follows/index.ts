import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./follows.access.ts";
import "./follows.schema.ts";

/** Who follows whom. */
export const follows: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { forgetFollows } from "./forget-follows.ts";
