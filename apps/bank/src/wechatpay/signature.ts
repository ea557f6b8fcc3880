import { MERCHANT, MERCHANT_PUBLIC_KEY, PLATFORM_KEY_ID, PLATFORM_PRIVATE_KEYS } from "./keys.ts";

/**
 * WeChat Pay's signatures and encryption, on Web Crypto. Deliberately implemented independently of the shop's
 * adapter, so that one misunderstanding cannot pass on both sides. Both are tested against the same vectors.
 */
const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;
const bytes = (text: string) => new TextEncoder().encode(text);
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, "base64"));
const toBase64 = (buffer: ArrayBuffer) => Buffer.from(buffer).toString("base64");

/** Whether the merchant signed these lines; each ends with a line break, including the last. */
export async function isMerchants(lines: readonly string[], signature: string): Promise<boolean> {
  const key = await crypto.subtle.importKey("spki", fromBase64(MERCHANT_PUBLIC_KEY), RSA, false, ["verify"]);
  return crypto.subtle.verify(RSA, key, fromBase64(signature), bytes(joined(lines)));
}

/** The platform's signature over these lines, base64. */
export async function platformSignature(lines: readonly string[], keyId = PLATFORM_KEY_ID): Promise<string> {
  const pkcs8 = fromBase64(PLATFORM_PRIVATE_KEYS[keyId] ?? "");
  const key = await crypto.subtle.importKey("pkcs8", pkcs8, RSA, false, ["sign"]);
  return toBase64(await crypto.subtle.sign(RSA, key, bytes(joined(lines))));
}

const joined = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

/** The headers a merchant uses to authenticate a platform message. */
export async function platformHeaders(
  body: string,
  now: Date,
  keyId: string,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = crypto.randomUUID().replaceAll("-", "");
  return {
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": nonce,
    "wechatpay-serial": keyId,
    "wechatpay-signature": await platformSignature([timestamp, nonce, body], keyId),
  };
}

/** AES-256-GCM with the tag appended. */
export async function seal(
  key: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
  plain: Uint8Array<ArrayBuffer>,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  return new Uint8Array(
    await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData }, imported, plain),
  );
}

/** The encrypted resource of a notification. */
export async function sealedResource(content: object): Promise<Record<string, string>> {
  return { original_type: "transaction", ...(await sealedText(JSON.stringify(content), "transaction")) };
}

/** A text that only the merchant can open. */
export async function sealedText(text: string, associated: string): Promise<Record<string, string>> {
  const nonce = crypto.randomUUID().replaceAll("-", "").slice(0, 12);
  const sealed = await seal(bytes(MERCHANT.apiKey), bytes(nonce), bytes(text), bytes(associated));
  return {
    algorithm: "AEAD_AES_256_GCM",
    ciphertext: Buffer.from(sealed).toString("base64"),
    associated_data: associated,
    nonce,
  };
}

const WINDOW_S = 300;

/** Why the vendor would reject a request; null when it is authentic and fresh. */
export async function requestProblem(
  request: { readonly method: string; readonly path: string; readonly body: string },
  authorization: string | null,
  now: Date,
): Promise<{ readonly problem: string } | { readonly nonce: string }> {
  const given = new Map(
    [...(authorization ?? "").matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? ""]),
  );
  const [nonce, timestamp] = [given.get("nonce_str") ?? "", given.get("timestamp") ?? ""];
  if (!authorization?.startsWith("WECHATPAY2-SHA256-RSA2048 ")) return { problem: "no such scheme" };
  if (given.get("mchid") !== MERCHANT.merchantId) return { problem: "unknown merchant" };
  if (given.get("serial_no") !== MERCHANT.serial) return { problem: "unknown certificate" };
  if (!/^\w{8,64}$/.test(nonce)) return { problem: "no nonce" };
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > WINDOW_S) return { problem: "stale timestamp" };
  const lines = [request.method, request.path, timestamp, nonce, request.body];
  return (await isMerchants(lines, given.get("signature") ?? ""))
    ? { nonce }
    : { problem: "wrong signature" };
}
