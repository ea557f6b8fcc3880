import { createHash, sign, verify, type KeyObject } from "node:crypto";
import type { FormFields } from "../form-fields.ts";
import { trustedKey, type Trust } from "./certificate.ts";

/** Version 5.1.0 signs with RSA and SHA-256 (method 01). Earlier versions use SHA-1, other methods a shared key. */
export const VERSION = "5.1.0";
export const SIGN_METHOD = "01";

/** What is signed: the SHA-256 of the sorted fields in lower-case hex, which is then hashed again by the signature. */
function digestOf(fields: FormFields): Buffer {
  const text = Object.keys(fields)
    .filter((name) => name !== "signature" && fields[name] !== "")
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name}=${fields[name]}`)
    .join("&");
  return Buffer.from(createHash("sha256").update(text).digest("hex"));
}

/** The fields with our signature; `certId` in them says by which certificate. */
export const signed = (fields: FormFields, privateKey: KeyObject): FormFields => ({
  ...fields,
  signature: sign("sha256", digestOf(fields), privateKey).toString("base64"),
});

/**
 * Why an answer or a notification is rejected; null if UnionPay signed it.
 *
 * The algorithm is ours, whatever the message says (R-PAY-32), and the certificate that comes with it is believed only
 * as the end of our own chain (R-PAY-31).
 */
export function messageProblem(fields: FormFields, trust: Trust, now: Date): string | null {
  if (fields.version !== VERSION || fields.signMethod !== SIGN_METHOD)
    return "another algorithm than that of 5.1.0";
  const key = trustedKey(fields.signPubKeyCert ?? "", trust, now);
  if (key === null) return "a certificate that is not UnionPay's";
  return verify("sha256", digestOf(fields), key, Buffer.from(fields.signature ?? "", "base64"))
    ? null
    : "wrong signature";
}
