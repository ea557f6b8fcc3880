import type { Reach } from "../define-provider.ts";
import type { FormFields } from "../form-fields.ts";
import { readAnswer } from "./answer.ts";
import type { UnionpaySettings } from "./settings.ts";
import { messageProblem, SIGN_METHOD, signed, VERSION } from "./signature.ts";

const TIMEOUT_MS = 10_000;

/** A signed request; `fields` say what is wanted. */
export const signedRequest = (
  { merchantId, certId, privateKey }: UnionpaySettings,
  fields: FormFields,
): FormFields =>
  signed(
    {
      version: VERSION,
      encoding: "UTF-8",
      signMethod: SIGN_METHOD,
      certId,
      accessType: "0",
      bizType: "000201",
      merId: merchantId,
      ...fields,
    },
    privateKey,
  );

/** Asks UnionPay something about an order; null if no authentic answer about that order came, whatever the cause. */
export async function call(
  settings: UnionpaySettings,
  { fetch: fetcher, now }: Reach,
  path: string,
  fields: FormFields & { readonly orderId: string },
): Promise<FormFields | null> {
  try {
    const response = await fetcher(settings.baseUrl + path, {
      method: "POST",
      body: new URLSearchParams(signedRequest(settings, fields)),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = response.ok ? readAnswer(await response.text()) : null;
    if (!answer || messageProblem(answer, settings.trust, now()) !== null) return null;
    return answer.orderId === fields.orderId && answer.merId === settings.merchantId ? answer : null;
  } catch {
    return null;
  }
}
