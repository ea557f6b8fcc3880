/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  AccountLogQuery,
  AccountLogQueryVariables,
  AccountStatementQuery,
  AccountStatementQueryVariables,
  AddCartCheckoutMutation,
  AddCartCheckoutMutationVariables,
  AddOrderRefundMutation,
  AddOrderRefundMutationVariables,
  CheckoutFieldsFragment,
  MyGamesQuery,
  MyGamesQueryVariables,
  OrderRefundQuery,
  OrderRefundQueryVariables,
  PlayedStoresQuery,
  PlayedStoresQueryVariables,
  PurchaseFreezeQuery,
  PurchaseFreezeQueryVariables,
  StatementExportQuery,
  StatementExportQueryVariables,
  StatementPageQuery,
  StatementPageQueryVariables,
  StoreCheckoutMutation,
  StoreCheckoutMutationVariables,
  StoreForCheckoutQuery,
  StoreForCheckoutQueryVariables,
  StoreOrdersQuery,
  StoreOrdersQueryVariables,
  WalletLotsQuery,
  WalletLotsQueryVariables,
} from "../gen/graphql.ts";
export const AccountLogDocument = /* @__PURE__ */ persisted(generated.AccountLogDocument);
export const AccountStatementDocument = /* @__PURE__ */ persisted(generated.AccountStatementDocument);
export const AddCartCheckoutDocument = /* @__PURE__ */ persisted(generated.AddCartCheckoutDocument);
export const AddOrderRefundDocument = /* @__PURE__ */ persisted(generated.AddOrderRefundDocument);
export const MyGamesDocument = /* @__PURE__ */ persisted(generated.MyGamesDocument);
export const OrderRefundDocument = /* @__PURE__ */ persisted(generated.OrderRefundDocument);
export const PlayedStoresDocument = /* @__PURE__ */ persisted(generated.PlayedStoresDocument);
export const PurchaseFreezeDocument = /* @__PURE__ */ persisted(generated.PurchaseFreezeDocument);
export const StatementExportDocument = /* @__PURE__ */ persisted(generated.StatementExportDocument);
export const StatementPageDocument = /* @__PURE__ */ persisted(generated.StatementPageDocument);
export const StoreCheckoutDocument = /* @__PURE__ */ persisted(generated.StoreCheckoutDocument);
export const StoreForCheckoutDocument = /* @__PURE__ */ persisted(generated.StoreForCheckoutDocument);
export const StoreOrdersDocument = /* @__PURE__ */ persisted(generated.StoreOrdersDocument);
export const WalletLotsDocument = /* @__PURE__ */ persisted(generated.WalletLotsDocument);
