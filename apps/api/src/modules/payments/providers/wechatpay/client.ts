import { randomBytes } from "node:crypto";
import { bodyWithin } from "../body-within.ts";
import type { Reach } from "../define-provider.ts";
import type { WechatpaySettings } from "./settings.ts";
import { messageProblem, signRequest } from "./signature.ts";

const TIMEOUT_MS = 10_000;

/** An authentic answer; null for one that cannot be trusted or never came. */
export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> } | null;

/** Sends signed requests to WeChat Pay, and accepts only signed answers. */
export async function call(
  settings: WechatpaySettings,
  { fetch: fetcher, now }: Reach,
  method: "GET" | "POST",
  path: string,
  content?: object,
): Promise<Answer> {
  const body = content ? JSON.stringify(content) : "";
  try {
    const response = await fetcher(settings.baseUrl + path, {
      method,
      headers: {
        accept: "application/json",
        authorization: authorization(settings, now(), method, path, body),
        ...(content && { "content-type": "application/json" }),
      },
      ...(content && { body }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (messageProblem(response.headers, bytes, settings.platformKey, now()) !== null) return null;
    return { status: response.status, body: objectOf(bytes) ?? {} };
  } catch {
    return null;
  }
}

/** The credentials of a request: a signature over all of it. */
function authorization(
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

const FILE_TIMEOUT_MS = 60_000;
const FILE_BYTES_MAX = 128 * 1024 * 1024;

/** Fetches a file that an answer named. It is not signed: whoever asks for it has to know its hash. */
export async function download(
  settings: WechatpaySettings,
  { fetch: fetcher, now }: Reach,
  address: string,
): Promise<Uint8Array | null> {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search } = new URL(address);
  if (origin !== new URL(settings.baseUrl).origin) return null;
  try {
    const response = await fetcher(address, {
      headers: { authorization: authorization(settings, now(), "GET", pathname + search, "") },
      redirect: "error",
      signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
    });
    return response.ok ? await bodyWithin(response, FILE_BYTES_MAX) : null;
  } catch {
    return null;
  }
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
