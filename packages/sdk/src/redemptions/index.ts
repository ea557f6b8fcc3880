/** Written by `pnpm generate` from the operations beside it. */
export {
  RedeemQuestRedemptionCodeDocument,
  type RedeemQuestRedemptionCodeMutation,
  type RedeemQuestRedemptionCodeMutationVariables,
  type RedemptionRewardFieldsFragment,
} from "../gen/graphql.ts";
