import type { KeyObject } from "node:crypto";
import * as v from "valibot";
import { rsaPrivateKey, rsaPublicKey } from "../rsa-key.ts";
import { vendorAddress } from "../vendor-address.ts";

export type AlipaySettings = {
  readonly baseUrl: string;
  /** The host that has the bills. */
  readonly filesUrl: string;
  readonly appId: string;
  /** Our account: the seller of every trade (a number that begins with 2088). */
  readonly sellerId: string;
  readonly privateKey: KeyObject;
  /** Alipay's own key, not the one uploaded by us. */
  readonly alipayKey: KeyObject;
  /** What computers get, by the product that was signed: Alipay's own page, or a code on ours. */
  readonly desktop: "page" | "scan";
};

export const VARIABLES = {
  baseUrl: "PAYMENT_ALIPAY_URL",
  filesUrl: "PAYMENT_ALIPAY_FILES_URL",
  appId: "PAYMENT_ALIPAY_APPID",
  sellerId: "PAYMENT_ALIPAY_SELLER_ID",
  privateKey: "PAYMENT_ALIPAY_PRIVATE_KEY",
  alipayKey: "PAYMENT_ALIPAY_PUBLIC_KEY",
  desktop: "PAYMENT_ALIPAY_DESKTOP",
} as const;

/** The only host production talks to. */
export const VENDOR = "https://openapi.alipay.com";

export const settingsSchema = (production: boolean): v.GenericSchema<unknown, AlipaySettings> =>
  v.object({
    baseUrl: vendorAddress(production, VENDOR),
    filesUrl: vendorAddress(production, "https://dwbillcenter.alipay.com"),
    appId: v.pipe(v.string(), v.regex(/^\d{10,32}$/, "an app's number is needed")),
    sellerId: v.pipe(v.string(), v.regex(/^2088\d{12}$/, "a seller's number of 16 digits is needed")),
    privateKey: rsaPrivateKey,
    alipayKey: rsaPublicKey,
    desktop: v.optional(v.picklist(["page", "scan"], "page or scan is needed"), "page"),
  });
