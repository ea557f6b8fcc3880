import { createHmac, randomUUID } from "node:crypto";
import type { PaymentRow } from "../payment-row.ts";

const SECRET = "sugoi-development-key-of-no-value";

/** The provider's state of each order it was asked about; answers queries over `network`. */
export function vendor(now: () => Date) {
  const statuses = new Map<string, string>();
  let away = false;

  const message = (payment: PaymentRow, status: string, change: Readonly<Record<string, string>> = {}) =>
    signed({
      merchant_id: "CATNIP-DEV",
      order_no: payment.order_no,
      txn_id: `T-${payment.order_no}`,
      status,
      amount: String(payment.pay_amount),
      currency: payment.currency_id,
      timestamp: String(Math.floor(now().getTime() / 1000)),
      nonce: randomUUID(),
      ...change,
    });
  const orders = new Map<string, PaymentRow>();

  const network: typeof fetch = async (url) => {
    if (typeof url !== "string") throw new Error("asked by something else than an address");
    const orderNo = new URL(url).searchParams.get("order_no") ?? "";
    asked.push(orderNo);
    if (away) throw new Error("the provider is away");
    const payment = orders.get(orderNo);
    if (!payment)
      return Response.json(
        signed({
          merchant_id: "CATNIP-DEV",
          order_no: orderNo,
          status: "UNKNOWN",
          timestamp: String(Math.floor(now().getTime() / 1000)),
          nonce: randomUUID(),
        }),
      );
    return Response.json(message(payment, statuses.get(orderNo) ?? "WAITING"));
  };
  const asked: string[] = [];

  return {
    network,
    /** Order numbers it was asked about, in order. */
    asked,
    /** Sets its answer about this payment from now on. */
    says: (payment: PaymentRow, status: string) => {
      orders.set(payment.order_no, payment);
      statuses.set(payment.order_no, status);
    },
    goesAway: (isAway: boolean) => (away = isAway),
    /** A signed notification. */
    message,
  };
}

function signed(fields: Readonly<Record<string, string>>): Record<string, string> {
  const text = Object.entries(fields)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join("&");
  return { ...fields, sign: createHmac("sha256", SECRET).update(text).digest("hex") };
}
