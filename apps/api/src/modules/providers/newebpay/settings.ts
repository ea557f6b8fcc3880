import * as v from "valibot";
import { vendorAddress } from "../vendor-address.ts";
import type { HashKeys } from "./cipher.ts";

export type NewebpaySettings = HashKeys & { readonly baseUrl: string; readonly merchantId: string };

export const VARIABLES = {
  baseUrl: "PAYMENT_NEWEBPAY_URL",
  merchantId: "PAYMENT_NEWEBPAY_MERCHANT_ID",
  hashKey: "PAYMENT_NEWEBPAY_HASH_KEY",
  hashIv: "PAYMENT_NEWEBPAY_HASH_IV",
} as const;

export const settingsSchema = (production: boolean): v.GenericSchema<unknown, NewebpaySettings> =>
  v.object({
    baseUrl: vendorAddress(production, "https://core.newebpay.com"),
    merchantId: v.pipe(v.string(), v.regex(/^[A-Z]{2,4}\d{6,12}$/, "a merchant id is needed")),
    hashKey: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32}$/, "a key of 32 characters is needed")),
    hashIv: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16}$/, "16 characters are needed")),
  });

/** The merchant known to the simulator in `apps/bank`; the vendor prints its secrets in the manual. */
export const simulator = (bankOrigin: string): Readonly<Record<string, string>> => ({
  baseUrl: `${bankOrigin}/newebpay`,
  merchantId: "MS127874575",
  hashKey: "Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn",
  hashIv: "C6AcmfqJILwgnhIP",
});
