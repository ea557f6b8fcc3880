import { askVendor, isOk } from "../ask-vendor.ts";
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
  const { status, headers, bytes } = answer;
  const key = await platformKeyOf(headers, settings, reach);
  if (messageProblem(headers, bytes, key, reach.now()) !== null) return null;
  return { status, body: objectOf(bytes) ?? {} };
}

const FILE_TIMEOUT_MS = 60_000;
const FILE_BYTES_MAX = 128 * 1024 * 1024;

/** Fetches a file named in a response. It is not signed: the caller has to know its hash. */
export async function download(
  settings: WechatpaySettings,
  { fetch: fetcher, now }: Reach,
  address: string,
): Promise<Uint8Array | null> {
  if (!URL.canParse(address)) return null;
  const { origin, username, password, pathname, search } = new URL(address);
  if (origin !== new URL(settings.baseUrl).origin || username !== "" || password !== "") return null;
  const answer = await askVendor(
    fetcher,
    origin + pathname + search,
    { headers: { authorization: authorization(settings, now(), "GET", pathname + search, "") } },
    { timeoutMs: FILE_TIMEOUT_MS, bytesMax: FILE_BYTES_MAX },
  );
  return answer && isOk(answer) ? answer.bytes : null;
}
