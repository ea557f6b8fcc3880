import { chinaTime } from "../china-time.ts";
import type { FormFields } from "../form-fields.ts";
import type { AlipaySettings } from "./settings.ts";
import { SIGN_TYPE, signRequest } from "./signature.ts";

export const GATEWAY = "/gateway.do";

/** A signed request. A browser carries it in an address, our server posts it. */
export function signedRequest(
  { appId, privateKey }: AlipaySettings,
  now: Date,
  method: string,
  content: object,
  addresses: FormFields = {},
): FormFields {
  const fields = {
    app_id: appId,
    method,
    format: "JSON",
    charset: "utf-8",
    sign_type: SIGN_TYPE,
    timestamp: chinaTime(now),
    version: "1.0",
    ...addresses,
    biz_content: JSON.stringify(content),
  };
  return { ...fields, sign: signRequest(fields, privateKey) };
}
