export {
  StoreAuthorizationDocument,
  type StoreAuthorizationMutation,
  type StoreAuthorizationMutationVariables,
} from "../gen/graphql.ts";
