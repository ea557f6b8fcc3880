/** Written by `pnpm generate` from the operations beside it. */
export {
  UserCouponsDocument,
  type UserCouponsQuery,
  type UserCouponsQueryVariables,
} from "../gen/graphql.ts";
