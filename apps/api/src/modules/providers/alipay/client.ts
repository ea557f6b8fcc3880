import { askVendor, isOk, textOf } from "../ask-vendor.ts";
import type { Reach } from "../define-provider.ts";
import { GATEWAY, signedRequest } from "./request.ts";
import { readAnswer, type Answer } from "./answer.ts";
import type { AlipaySettings } from "./settings.ts";

const TIMEOUT_MS = 10_000;

/** Sends a request to Alipay; null if there is no authentic response, for any reason. */
export async function call(
  settings: AlipaySettings,
  { fetch: fetcher, now }: Reach,
  method: string,
  content: object,
  addresses: Readonly<Record<string, string>> = {},
): Promise<Answer | null> {
  const body = new URLSearchParams(signedRequest(settings, now(), method, content, addresses));
  const answer = await askVendor(
    fetcher,
    settings.baseUrl + GATEWAY,
    { method: "POST", body },
    { timeoutMs: TIMEOUT_MS },
  );
  return answer && isOk(answer) ? readAnswer(textOf(answer), method, settings.alipayKey) : null;
}

const FILE_TIMEOUT_MS = 60_000;
const FILE_BYTES_MAX = 64 * 1_024 ** 2;

/**
 * Fetches a file that a signed answer named, within the half minute it lies there. From the one host that has such
 * files: theirs is written with `http`, which a man in the middle could answer, so the scheme is that of our setting.
 */
export async function download(
  { filesUrl }: AlipaySettings,
  { fetch: fetcher }: Reach,
  address: string,
): Promise<Uint8Array | null> {
  if (!URL.canParse(address)) return null;
  const { host, username, password, pathname, search } = new URL(address);
  if (host !== new URL(filesUrl).host || username !== "" || password !== "") return null;
  const limits = { timeoutMs: FILE_TIMEOUT_MS, bytesMax: FILE_BYTES_MAX };
  const answer = await askVendor(fetcher, new URL(filesUrl).origin + pathname + search, {}, limits);
  return answer && isOk(answer) ? answer.bytes : null;
}
