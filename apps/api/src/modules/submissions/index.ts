import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./submissions.access.ts";
import "./submissions.schema.ts";

/** Game submissions by creators, and their review. */
export const submissions: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { addStoreSubmit, setStoreSubmit } from "./draft-submits.ts";
export { findStoreSubmits } from "./find-submits.ts";
export { reviewStoreSubmit } from "./review-submits.ts";
export { pictureIds, withInput, type DocumentInput } from "./submit-input.ts";
export { submitStoreSubmit, withdrawStoreSubmit } from "./submit-submits.ts";
export type { StoreSubmit } from "./submissions.types.ts";
