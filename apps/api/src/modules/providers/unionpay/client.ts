import { askVendor, isOk, textOf } from "../ask-vendor.ts";
import type { Reach } from "../define-provider.ts";
import type { FormFields } from "../form-fields.ts";
import { readAnswer } from "./answer.ts";
import type { UnionpaySettings } from "./settings.ts";
import { messageProblem, SIGN_METHOD, signed, VERSION } from "./signature.ts";

const TIMEOUT_MS = 10_000;
const FILE_TIMEOUT_MS = 60_000;
const ANSWER_BYTES_MAX = 64 * 1_024 ** 2;

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

/** Sends UnionPay a request about an order; null if there is no authentic response about it, for any reason. */
export async function call(
  settings: UnionpaySettings,
  reach: Reach,
  path: string,
  fields: FormFields & { readonly orderId: string },
): Promise<FormFields | null> {
  const answer = await ask(settings, reach, settings.baseUrl + path, fields, TIMEOUT_MS);
  return answer?.orderId === fields.orderId ? answer : null;
}

/** Asks for a file, which comes within the signed answer; null if no authentic answer came. */
export const callForFile = (
  settings: UnionpaySettings,
  reach: Reach,
  fields: FormFields,
): Promise<FormFields | null> => ask(settings, reach, `${settings.filesUrl}/`, fields, FILE_TIMEOUT_MS);

async function ask(
  settings: UnionpaySettings,
  { fetch: fetcher, now }: Reach,
  address: string,
  fields: FormFields,
  timeoutMs: number,
): Promise<FormFields | null> {
  const init = { method: "POST", body: new URLSearchParams(signedRequest(settings, fields)) };
  const limits = { timeoutMs, bytesMax: ANSWER_BYTES_MAX };
  const response = await askVendor(fetcher, address, init, limits);
  const answer = response && isOk(response) ? readAnswer(textOf(response)) : null;
  if (!answer || messageProblem(answer, settings.trust, now()) !== null) return null;
  return answer.merId === settings.merchantId ? answer : null;
}
