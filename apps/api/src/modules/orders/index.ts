import type { ApiModule } from "../../platform/api-module.ts";
import { sendOrderReceipts } from "./order-receipts.ts";
import { access } from "./orders.access.ts";
import "./cart-checkouts.schema.ts";
import "./order-refunds.schema.ts";
import "./orders.schema.ts";

/** Purchases. */
export const orders: ApiModule = {
  schema: { access },
  jobs: [{ task: "order-receipts", class: "receipts", cron: "* * * * *", run: sendOrderReceipts }],
  routes: [],
};

export { checkout } from "./checkout.ts";
export type { CheckoutRequest, CheckoutResult, Wanted } from "./checkout.types.ts";
export { addOrderRefund, findOrderRefund, type OrderRefund } from "./order-refunds.service.ts";
export { sendOrderReceipts } from "./order-receipts.ts";
