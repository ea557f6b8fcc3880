/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type { UserCouponsQuery, UserCouponsQueryVariables } from "../gen/graphql.ts";
export const UserCouponsDocument = /* @__PURE__ */ persisted(generated.UserCouponsDocument);
