/** Written by `pnpm generate` from the operations beside it. */
export {
  AddRedemptionCodesDocument,
  type AddRedemptionCodesMutation,
  type AddRedemptionCodesMutationVariables,
  EndRedemptionCodesDocument,
  type EndRedemptionCodesMutation,
  type EndRedemptionCodesMutationVariables,
  RedeemQuestRedemptionCodeDocument,
  type RedeemQuestRedemptionCodeMutation,
  type RedeemQuestRedemptionCodeMutationVariables,
  type RedemptionBatchFieldsFragment,
  RedemptionBatchesDocument,
  type RedemptionBatchesQuery,
  type RedemptionBatchesQueryVariables,
  type RedemptionRewardFieldsFragment,
} from "../gen/graphql.ts";
