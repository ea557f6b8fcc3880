export {
  AddClientSourceProfileByGuestDocument,
  type AddClientSourceProfileByGuestMutation,
  type AddClientSourceProfileByGuestMutationVariables,
  AddLogTrafficDocument,
  type AddLogTrafficMutation,
  type AddLogTrafficMutationVariables,
} from "../gen/graphql.ts";
