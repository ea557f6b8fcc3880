import type { Reach } from "../define-provider.ts";
import { GATEWAY, signedRequest } from "./request.ts";
import { readAnswer, type Answer } from "./answer.ts";
import type { AlipaySettings } from "./settings.ts";

const TIMEOUT_MS = 10_000;

/** Asks Alipay something; null if no authentic answer came, whatever the cause. */
export async function call(
  settings: AlipaySettings,
  { fetch: fetcher, now }: Reach,
  method: string,
  content: object,
  addresses: Readonly<Record<string, string>> = {},
): Promise<Answer | null> {
  try {
    const response = await fetcher(settings.baseUrl + GATEWAY, {
      method: "POST",
      body: new URLSearchParams(signedRequest(settings, now(), method, content, addresses)),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? readAnswer(await response.text(), method, settings.alipayKey) : null;
  } catch {
    return null;
  }
}
