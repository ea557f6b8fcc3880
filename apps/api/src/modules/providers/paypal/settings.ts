import type { X509Certificate } from "node:crypto";
import { rootCertificates } from "node:tls";
import * as v from "valibot";
import { pemCertificates } from "../pem-certificates.ts";
import { serviceAddress } from "../service-address.ts";

export type PaypalSettings = {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Our account's id, which pays out what arrives. */
  readonly merchantId: string;
  /** Part of every signed message, but never sent with one. */
  readonly webhookId: string;
  /** The prefix of a certificate's URL: a forged message can name any other. */
  readonly certificates: string;
  /** What certificates must descend from. */
  readonly roots: readonly X509Certificate[];
  /** Authorities below them, for a shop that cannot fetch those that PayPal leaves out. */
  readonly intermediates?: readonly X509Certificate[] | undefined;
};

export const VARIABLES = {
  baseUrl: "PAYMENT_PAYPAL_URL",
  clientId: "PAYMENT_PAYPAL_CLIENT_ID",
  clientSecret: "PAYMENT_PAYPAL_SECRET",
  merchantId: "PAYMENT_PAYPAL_MERCHANT_ID",
  webhookId: "PAYMENT_PAYPAL_WEBHOOK_ID",
  certificates: "PAYMENT_PAYPAL_CERTIFICATES",
  roots: "PAYMENT_PAYPAL_ROOTS",
  intermediates: "PAYMENT_PAYPAL_INTERMEDIATES",
} as const;

/** The vendor's own hosts: production talks to no other. Its sandbox is for development, its money is not money. */
const VENDOR = "https://api-m.paypal.com";
const VENDOR_CERTIFICATES = "https://api.paypal.com/v1/notifications/certs/";
const CASHIERS: ReadonlyMap<string, string> = new Map([
  [VENDOR, "https://www.paypal.com"],
  ["https://api-m.sandbox.paypal.com", "https://www.sandbox.paypal.com"],
]);

export const settingsSchema = (production: boolean): v.GenericSchema<unknown, PaypalSettings> =>
  v.object({
    baseUrl: v.pipe(
      v.optional(v.string(), VENDOR),
      serviceAddress(production),
      v.check((address) => !production || address === VENDOR, `only ${VENDOR} is possible`),
    ),
    clientId: v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/, "a client id is needed")),
    clientSecret: v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/, "a client secret is needed")),
    merchantId: v.pipe(
      v.string(),
      v.regex(/^[2-9A-HJ-NP-Z]{13}$/, "a merchant id of 13 characters is needed"),
    ),
    webhookId: v.pipe(v.string(), v.regex(/^[0-9A-Z]{8,50}$/, "a webhook id is needed")),
    certificates: v.pipe(
      v.optional(v.string(), VENDOR_CERTIFICATES),
      v.check(
        (address) => URL.canParse(address) && address.endsWith("/"),
        "an address that ends in / is needed",
      ),
      v.check(
        (address) => !production || address === VENDOR_CERTIFICATES,
        `only ${VENDOR_CERTIFICATES} is possible`,
      ),
    ),
    roots: v.optional(pemCertificates, rootCertificates.join("\n")),
    intermediates: v.optional(pemCertificates),
  });

/** Where payers are sent: nowhere else, whatever a response says. */
export const cashierOrigin = ({ baseUrl }: PaypalSettings): string =>
  CASHIERS.get(baseUrl) ?? new URL(baseUrl).origin;
