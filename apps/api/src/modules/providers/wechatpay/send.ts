import { randomBytes } from "node:crypto";
import { askVendor, type VendorAnswer } from "../ask-vendor.ts";
import type { Reach } from "../define-provider.ts";
import type { WechatpaySettings } from "./settings.ts";
import { signRequest } from "./signature.ts";

const TIMEOUT_MS = 10_000;

/** A request, and what the answer to it is to be signed with. */
export type Sent = {
  readonly method: "GET" | "POST";
  /** Includes the query. */
  readonly path: string;
  readonly content?: object | undefined;
  /** `Wechatpay-Serial`: absent if we have no key that is in date. */
  readonly keyId?: string | undefined;
};

/** Sends a signed request; the answer is not verified yet. Null: there is none. */
export async function send(
  settings: WechatpaySettings,
  { fetch: fetcher, now }: Reach,
  { method, path, content, keyId }: Sent,
): Promise<VendorAnswer | null> {
  const body = content ? JSON.stringify(content) : "";
  return askVendor(
    fetcher,
    settings.baseUrl + path,
    {
      method,
      headers: {
        accept: "application/json",
        authorization: authorization(settings, now(), method, path, body),
        ...(keyId && { "wechatpay-serial": keyId }),
        ...(content && { "content-type": "application/json" }),
      },
      ...(content && { body }),
    },
    { timeoutMs: TIMEOUT_MS },
  );
}

/** The credentials of a request: a signature over all of it. */
export function authorization(
  { merchantId, serial, privateKey }: WechatpaySettings,
  now: Date,
  method: "GET" | "POST",
  path: string,
  body: string,
): string {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString("hex");
  const signature = signRequest({ method, path, timestamp, nonce, body }, privateKey);
  const credentials = { mchid: merchantId, nonce_str: nonce, timestamp, serial_no: serial, signature };
  const fields = Object.entries(credentials).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${fields.join(",")}`;
}

/** The fields of a JSON object; null for anything else. */
export function objectOf(bytes: Uint8Array): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
