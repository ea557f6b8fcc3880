export {
  UserCouponsDocument,
  type UserCouponsQuery,
  type UserCouponsQueryVariables,
} from "../gen/graphql.ts";
