/** Written by `pnpm generate` from the operations beside it. */
export {
  StoreAuthorizationDocument,
  type StoreAuthorizationMutation,
  type StoreAuthorizationMutationVariables,
} from "../gen/graphql.ts";
