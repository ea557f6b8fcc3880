import { owned, type Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findPayment.order_no": owned("payment", (order_no) => ({ order_no })),
  "findPaymentProvider.currency_id": "word",
  "findRechargePlans.currency_id": "word",
  "preRechargeAccount.currency_id": "word",
  "issueVouchers.uuid": "staff",
  "mintVouchers.plan_id": "staff",
  "mintVouchers.uuid": "staff",
  "voidVouchers.uuid": "staff",
  "refreshPayment.order_no": owned("payment", (order_no) => ({ order_no })),
  "returnFromProvider.order_no": owned("payment", (order_no) => ({ order_no, query: "" })),
  "submitPayment.order_no": owned("payment", (order_no) => ({ order_no })),
  "submitPaymentFields.order_no": owned("payment", (order_no) => ({ order_no, fields: [] })),
};
