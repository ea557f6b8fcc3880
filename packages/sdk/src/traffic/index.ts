/** Written by `pnpm generate` from the operations beside it. */
export {
  AddClientSourceProfileByGuestDocument,
  type AddClientSourceProfileByGuestMutation,
  type AddClientSourceProfileByGuestMutationVariables,
  AddLogTrafficDocument,
  type AddLogTrafficMutation,
  type AddLogTrafficMutationVariables,
} from "../gen/graphql.ts";
