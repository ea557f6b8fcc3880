import * as v from "valibot";
import { serviceAddress } from "../service-address.ts";
import { vendorAddress } from "../vendor-address.ts";

export type TappaySettings = {
  readonly baseUrl: string;
  readonly partnerKey: string;
  readonly merchantId: string;
  /** The three that the payer's browser needs; none is a secret. */
  readonly appId: number;
  readonly appKey: string;
  readonly scriptUrl: string;
};

export const VARIABLES = {
  baseUrl: "PAYMENT_TAPPAY_URL",
  partnerKey: "PAYMENT_TAPPAY_PARTNER_KEY",
  merchantId: "PAYMENT_TAPPAY_MERCHANT_ID",
  appId: "PAYMENT_TAPPAY_APP_ID",
  appKey: "PAYMENT_TAPPAY_APP_KEY",
  scriptUrl: "PAYMENT_TAPPAY_SCRIPT_URL",
} as const;

const LIVE = "https://prod.tappaysdk.com";
const SCRIPT_HOST = "https://js.tappaysdk.com/";

export const settingsSchema = (production: boolean): v.GenericSchema<unknown, TappaySettings> =>
  v.object({
    baseUrl: vendorAddress(production, LIVE),
    partnerKey: v.pipe(v.string(), v.regex(/^\w{20,100}$/, "a partner key is needed")),
    merchantId: v.pipe(v.string(), v.regex(/^\w{3,40}$/, "a merchant id is needed")),
    appId: v.pipe(v.string(), v.regex(/^\d{1,9}$/, "a number is needed"), v.transform(Number)),
    appKey: v.pipe(v.string(), v.regex(/^\w{20,120}$/, "an app key is needed")),
    // With its version: the vendor names a new address for each.
    scriptUrl: v.pipe(
      v.string(),
      serviceAddress(production),
      v.check((url) => !production || url.startsWith(SCRIPT_HOST), `an address at ${SCRIPT_HOST} is needed`),
    ),
  });

/** The merchant known to the simulator in `apps/bank`. Its key is public and worthless; production rejects it. */
export const simulator = (bankOrigin: string): Readonly<Record<string, string>> => ({
  baseUrl: `${bankOrigin}/tappay`,
  partnerKey: "partner_catnipdevelopmentkeyofnovalue0",
  merchantId: "catnip_dev_ESUN",
  appId: "10000",
  appKey: "app_catnipdevelopmentkeyofnovalue0",
  scriptUrl: `${bankOrigin}/tappay/tpdirect.js`,
});

/** What the vendor's script needs to know about where it works. */
export const serverType = ({ baseUrl }: Pick<TappaySettings, "baseUrl">): string =>
  baseUrl === LIVE ? "production" : "sandbox";
