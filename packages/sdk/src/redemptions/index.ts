/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  RedeemQuestRedemptionCodeMutation,
  RedeemQuestRedemptionCodeMutationVariables,
  RedemptionRewardFieldsFragment,
} from "../gen/graphql.ts";
export const RedeemQuestRedemptionCodeDocument = /* @__PURE__ */ persisted(
  generated.RedeemQuestRedemptionCodeDocument,
);
