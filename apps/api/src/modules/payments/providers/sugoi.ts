import { siteOrigin } from "../../../platform/config.ts";
import type { Services } from "../../../platform/context.ts";
import type { PaymentProvider } from "./provider.types.ts";
import { signedRedirect, type SignedRedirectMap } from "./signed-redirect.ts";

/** Sugoi's names for things. The real contract may change them here, and nowhere else. */
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
  // A map: a message may say anything, and what every object has (`constructor`) is no status.
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
  orderTtlMs: 30 * 60_000,
};

/** Merchant and key of the simulator in `apps/bank`, which holds them too. Refused in production. */
const SIMULATOR = { merchant: "CATNIP-DEV", secret: "sugoi-development-key-of-no-value" };

/**
 * The Sugoi provider, or null where it is not set up. Production needs `SUGOI_URL` (https), `SUGOI_MERCHANT` and
 * `SUGOI_KEY`; elsewhere the simulator at the bank site stands in.
 */
export function sugoi(
  { config, now, fetch: fetcher = fetch }: Pick<Services, "config" | "now" | "fetch">,
  env: NodeJS.ProcessEnv = process.env,
): PaymentProvider | null {
  const { SUGOI_URL: baseUrl, SUGOI_MERCHANT: merchant, SUGOI_KEY: secret } = env;
  if (config.production) {
    if (!baseUrl?.startsWith("https://") || !merchant || !secret || secret === SIMULATOR.secret) return null;
    return signedRedirect(SUGOI, { baseUrl, merchant, secret, fetch: fetcher, now });
  }
  return signedRedirect(SUGOI, {
    baseUrl: baseUrl ?? siteOrigin(config, "bank"),
    merchant: merchant ?? SIMULATOR.merchant,
    secret: secret ?? SIMULATOR.secret,
    fetch: fetcher,
    now,
  });
}
