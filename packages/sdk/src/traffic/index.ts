/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  AddClientSourceProfileByGuestMutation,
  AddClientSourceProfileByGuestMutationVariables,
  AddLogTrafficMutation,
  AddLogTrafficMutationVariables,
} from "../gen/graphql.ts";
export const AddClientSourceProfileByGuestDocument = /* @__PURE__ */ persisted(
  generated.AddClientSourceProfileByGuestDocument,
);
export const AddLogTrafficDocument = /* @__PURE__ */ persisted(generated.AddLogTrafficDocument);
