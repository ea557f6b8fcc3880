import * as v from "valibot";
import { serviceAddress } from "../service-address.ts";

export type StripeSettings = {
  readonly baseUrl: string;
  /** Our account's id (`acct_…`). */
  readonly account: string;
  readonly secretKey: string;
  /** Signs the messages to our endpoint; the whole text, with `whsec_`. */
  readonly webhookSecret: string;
};

export const VARIABLES = {
  baseUrl: "PAYMENT_STRIPE_URL",
  account: "PAYMENT_STRIPE_ACCOUNT",
  secretKey: "PAYMENT_STRIPE_KEY",
  webhookSecret: "PAYMENT_STRIPE_WEBHOOK_SECRET",
} as const;

/** The vendor's own host, the only one production talks to. */
const VENDOR = "https://api.stripe.com";
const VENDOR_CHECKOUT = "https://checkout.stripe.com";

export const settingsSchema = (production: boolean): v.GenericSchema<unknown, StripeSettings> =>
  v.object({
    baseUrl: v.pipe(
      v.optional(v.string(), VENDOR),
      serviceAddress(production),
      v.check((address) => !production || address === VENDOR, `only ${VENDOR} is possible`),
    ),
    account: v.pipe(v.string(), v.regex(/^acct_\w{6,60}$/, "an account id (acct_…) is needed")),
    secretKey: v.pipe(
      v.string(),
      v.regex(/^[rs]k_(?:live|test)_\w{8,250}$/, "a secret or restricted key is needed"),
      // Anybody can pay with the published cards of test mode.
      v.check((key) => !production || isLiveKey(key), "a key of live mode is needed"),
    ),
    webhookSecret: v.pipe(
      v.string(),
      v.regex(/^whsec_[\w+/=-]{8,250}$/, "an endpoint's signing secret (whsec_…) is needed"),
    ),
  });

const isLiveKey = (key: string): boolean => /^[rs]k_live_/.test(key);

/** Where payers are sent: nowhere else, whatever a response says. */
export const checkoutOrigin = ({ baseUrl }: StripeSettings): string =>
  baseUrl === VENDOR ? VENDOR_CHECKOUT : new URL(baseUrl).origin;

/** Money of test mode is not money. */
export const accountOf = (account: string, livemode: boolean): string =>
  `${account}:${livemode ? "live" : "test"}`;

export const ownAccount = ({ account, secretKey }: StripeSettings): string =>
  accountOf(account, isLiveKey(secretKey));
