import { randomBytes } from "node:crypto";
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
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const nonce = randomBytes(16).toString("hex");
  const signature = signRequest({ method, path, timestamp, nonce, body }, settings.privateKey);
  const credentials = {
    mchid: settings.merchantId,
    nonce_str: nonce,
    timestamp,
    serial_no: settings.serial,
    signature,
  };
  const authorization = Object.entries(credentials)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",");
  try {
    const response = await fetcher(settings.baseUrl + path, {
      method,
      headers: {
        accept: "application/json",
        authorization: `WECHATPAY2-SHA256-RSA2048 ${authorization}`,
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

/** The fields of a JSON object; null for anything else. */
export function objectOf(bytes: Uint8Array): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
