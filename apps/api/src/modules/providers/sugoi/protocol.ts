import type { SignedRedirectMap } from "../signed-redirect.ts";

/** Sugoi's vocabulary. If the real contract differs, this is the only place to change. */
export const SUGOI: SignedRedirectMap = {
  key: "sugoi",
  payPath: "/gateway/pay",
  queryPath: "/gateway/query",
  fields: {
    merchant: "merchant_id",
    orderNo: "order_no",
    amount: "amount",
    currency: "currency",
    method: "method",
    notifyUrl: "notify_url",
    returnUrl: "return_url",
    locale: "lang",
    timestamp: "timestamp",
    nonce: "nonce",
    signature: "sign",
    status: "status",
    txnId: "txn_id",
  },
  // A Map, since the status is untrusted input and a name like `constructor` must not match.
  statuses: new Map([
    ["WAITING", "pending"],
    ["PAID", "succeeded"],
    ["DECLINED", "failed"],
    ["CANCELLED", "cancelled"],
    ["EXPIRED", "expired"],
  ]),
  unknownStatus: "UNKNOWN",
  ackText: "success",
  refuseText: "fail",
  amountUnits: { USD: "minor", TWD: "minor", CNY: "minor" },
  capabilities: {
    kind: ["redirect"],
    trust: "signed-push",
    canQuery: true,
    canClose: false,
    refund: "none",
    orderTtlMs: 30 * 60_000,
    unknownOrderQueryIsPunished: false,
  },
};
