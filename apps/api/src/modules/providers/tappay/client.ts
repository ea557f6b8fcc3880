import { askVendor, isOk, textOf } from "../ask-vendor.ts";
import type { Reach } from "../define-provider.ts";
import { exactObject } from "../exact-json.ts";
import type { TappaySettings } from "./settings.ts";

/** The vendor's recommendation. */
const TIMEOUT_MS = 30_000;

/** An answer, its numbers as text; null if none came. */
export type Answer = Readonly<Record<string, unknown>> | null;

/** Posts JSON to TapPay. Nothing is signed, in either direction: the key in it and TLS are all there is. */
export async function call(
  { baseUrl, partnerKey }: TappaySettings,
  { fetch: fetcher }: Reach,
  path: string,
  content: object,
): Promise<Answer> {
  const answer = await askVendor(
    fetcher,
    baseUrl + path,
    {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": partnerKey },
      body: JSON.stringify({ partner_key: partnerKey, ...content }),
    },
    { timeoutMs: TIMEOUT_MS },
  );
  return answer && isOk(answer) ? exactObject(textOf(answer)) : null;
}
