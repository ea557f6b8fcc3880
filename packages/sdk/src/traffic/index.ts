export {
  AddLogTrafficDocument,
  type AddLogTrafficMutation,
  type AddLogTrafficMutationVariables,
} from "../gen/graphql.ts";
