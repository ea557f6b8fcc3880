import { createDecipheriv, sign, verify, type KeyObject } from "node:crypto";
import type { PlatformKey } from "./platform-key.ts";

/** Maximum clock skew of messages in either direction, in milliseconds. */
const TIME_WINDOW_MS = 300_000;

/** The text our requests sign. The final line break counts, even after an empty body. */
export type SignedRequest = {
  readonly method: "GET" | "POST";
  /** Includes the query. */
  readonly path: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
};

/** RSA-SHA256 with the merchant's private key, in base64. */
export function signRequest(
  { method, path, timestamp, nonce, body }: SignedRequest,
  privateKey: KeyObject,
): string {
  const message = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`;
  return sign("sha256", Buffer.from(message), privateKey).toString("base64");
}

/**
 * Why an answer or a notification is rejected; null if it is authentic and fresh. WeChat Pay deliberately sends wrong
 * signatures to probe merchants; they fail here like any other.
 *
 * @param platformKey the key it says it is signed with; null: we have none of that name
 */
export function messageProblem(
  headers: Headers,
  body: Uint8Array,
  platformKey: Pick<PlatformKey, "id" | "publicKey"> | null,
  now: Date,
): string | null {
  const timestamp = headers.get("wechatpay-timestamp") ?? "";
  const nonce = headers.get("wechatpay-nonce") ?? "";
  const signature = headers.get("wechatpay-signature") ?? "";
  if (!platformKey || headers.get("wechatpay-serial") !== platformKey.id) return "signed with an unknown key";
  if (!/^\d{1,12}$/.test(timestamp) || nonce === "") return "no timestamp or nonce";
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > TIME_WINDOW_MS) return "outside the time window";
  const message = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from("\n")]);
  return verify("sha256", message, platformKey.publicKey, Buffer.from(signature, "base64"))
    ? null
    : "wrong signature";
}

const TAG_BYTES = 16;

/**
 * Decrypts AES-256-GCM; the last 16 bytes are the tag. Null if it was not encrypted with this key.
 *
 * @param key 32 bytes
 */
export function openSealed(
  key: Uint8Array,
  nonce: Uint8Array,
  sealed: Uint8Array,
  associated: Uint8Array,
): Buffer | null {
  if (sealed.byteLength < TAG_BYTES) return null;
  const end = sealed.byteLength - TAG_BYTES;
  try {
    const cipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(associated);
    cipher.setAuthTag(sealed.subarray(end));
    return Buffer.concat([cipher.update(sealed.subarray(0, end)), cipher.final()]);
  } catch {
    return null;
  }
}
