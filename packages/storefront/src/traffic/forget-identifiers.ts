import { CONSENT_COOKIES } from "@catnip/domain/privacy";
import { setCookie } from "./browser-cookies.ts";

/** Deletes every cookie that requires consent. */
export function deleteIdentifiers(): void {
  for (const name of CONSENT_COOKIES) setCookie({ name, maxAgeS: 0 }, "");
}
