import { bodyWithin } from "../body-within.ts";
import type { Reach } from "../define-provider.ts";
import { heldKeys, platformKeyOf } from "./platform-keys.ts";
import { preferredKey } from "./platform-key.ts";
import { authorization, objectOf, send } from "./send.ts";
import type { WechatpaySettings } from "./settings.ts";
import { messageProblem } from "./signature.ts";

/** An authentic answer; null for one that cannot be trusted or never came. */
export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> } | null;

/** Sends signed requests to WeChat Pay, and accepts only signed answers. */
export async function call(
  settings: WechatpaySettings,
  reach: Reach,
  method: "GET" | "POST",
  path: string,
  content?: object,
): Promise<Answer> {
  const keyId = preferredKey(heldKeys(settings), reach.now())?.id;
  const answer = await send(settings, reach, { method, path, content, keyId });
  if (!answer) return null;
  const { response, bytes } = answer;
  const key = await platformKeyOf(response.headers, settings, reach);
  if (messageProblem(response.headers, bytes, key, reach.now()) !== null) return null;
  return { status: response.status, body: objectOf(bytes) ?? {} };
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
