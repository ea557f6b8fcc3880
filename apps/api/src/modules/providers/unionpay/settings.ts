import { X509Certificate, type KeyObject } from "node:crypto";
import * as v from "valibot";
import { derOf, rsaPrivateKey } from "../rsa-key.ts";
import { vendorAddress } from "../vendor-address.ts";
import { isIssuedBy, type Trust } from "./certificate.ts";

export type UnionpaySettings = {
  readonly baseUrl: string;
  /** The host that has the files of a day. */
  readonly filesUrl: string;
  readonly merchantId: string;
  readonly privateKey: KeyObject;
  /** Serial number of the certificate that belongs to our key, in decimal. */
  readonly certId: string;
  readonly trust: Trust;
};

export const VARIABLES = {
  baseUrl: "PAYMENT_UNIONPAY_URL",
  filesUrl: "PAYMENT_UNIONPAY_FILES_URL",
  merchantId: "PAYMENT_UNIONPAY_MERID",
  privateKey: "PAYMENT_UNIONPAY_PRIVATE_KEY",
  certId: "PAYMENT_UNIONPAY_CERT_ID",
  root: "PAYMENT_UNIONPAY_ROOT_CERT",
  intermediate: "PAYMENT_UNIONPAY_MIDDLE_CERT",
  signer: "PAYMENT_UNIONPAY_SIGNER",
} as const;

/** The name in the certificates that UnionPay signs with. */
const VENDOR_NAME = "中国银联股份有限公司";

export const settingsSchema = (production: boolean): v.GenericSchema<unknown, UnionpaySettings> =>
  v.pipe(
    v.object({
      baseUrl: vendorAddress(production, "https://gateway.95516.com"),
      filesUrl: vendorAddress(production, "https://filedownload.95516.com"),
      merchantId: v.pipe(v.string(), v.regex(/^\d{15}$/, "a merchant number of 15 digits is needed")),
      privateKey: rsaPrivateKey,
      certId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,39}$/, "a serial number in decimal is needed")),
      root: certificate,
      intermediate: certificate,
      signer: v.pipe(
        v.optional(v.string(), VENDOR_NAME),
        v.check((name) => !production || name === VENDOR_NAME, "UnionPay's own name is needed"),
      ),
    }),
    v.forward(
      v.check(({ root, intermediate }) => isIssuedBy(intermediate, root), "it was not issued by the root"),
      ["intermediate"],
    ),
    v.transform(({ root, intermediate, signer, ...rest }) => ({
      ...rest,
      trust: { root, intermediate, signer },
    })),
  );

/** A certificate of an authority, as PEM or as its base64 on one line. */
const certificate = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      const read = new X509Certificate(derOf(dataset.value));
      if (read.ca) return read;
    } catch {
      // Reported below.
    }
    addIssue({ message: "the certificate of an authority is needed" });
    return NEVER;
  }),
);
