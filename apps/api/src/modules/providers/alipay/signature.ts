import { sign, verify, type KeyObject } from "node:crypto";
import type { FormFields } from "../form-fields.ts";

/** The only algorithm: RSA-SHA256. Their older one, `RSA`, uses SHA-1. */
export const SIGN_TYPE = "RSA2";

/** What is signed: the fields that are not empty, sorted by name, unencoded, joined as `name=value&name=value`. */
const textOf = (fields: FormFields, without: ReadonlySet<string>): string =>
  Object.keys(fields)
    .filter((name) => !without.has(name) && fields[name] !== "")
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name}=${fields[name]}`)
    .join("&");

/** A request's signature, by our key. It covers `sign_type`; that of a notification does not. */
export const signRequest = (fields: FormFields, privateKey: KeyObject): string =>
  sign("sha256", Buffer.from(textOf(fields, REQUEST_LEAVES_OUT)), privateKey).toString("base64");

const REQUEST_LEAVES_OUT = new Set(["sign"]);
const MESSAGE_LEAVES_OUT = new Set(["sign", "sign_type"]);

/**
 * Why a notification, or the address a browser came back with, is rejected; null if Alipay signed it.
 *
 * The message names its own algorithm, so that is compared with ours before anything is verified (R-PAY-32).
 */
export function messageProblem(fields: FormFields, alipayKey: KeyObject): string | null {
  if (fields.sign_type !== SIGN_TYPE) return "another algorithm than RSA2";
  const text = textOf(fields, MESSAGE_LEAVES_OUT);
  return isSignedBy(alipayKey, text, fields.sign ?? "") ? null : "wrong signature";
}

/** Whether Alipay signed this text. */
export const isSignedBy = (alipayKey: KeyObject, text: string, signature: string): boolean =>
  verify("sha256", Buffer.from(text), alipayKey, Buffer.from(signature, "base64"));
