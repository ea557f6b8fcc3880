/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type { StoreAuthorizationMutation, StoreAuthorizationMutationVariables } from "../gen/graphql.ts";
export const StoreAuthorizationDocument = /* @__PURE__ */ persisted(generated.StoreAuthorizationDocument);
