export { CONSENT_KEY, consentState, formatConsent, mayCountVisits } from "./consent.ts";
export type { ConsentChoice, ConsentState } from "./consent.ts";
export { COUNTRY_ASKED_KEY } from "./country-asked.ts";
export { LIBRARY_KEY } from "./library-key.ts";
export { PRESS_KEY } from "./press-key.ts";
export { OVER_18_COOKIE, OVER_18_COOKIE_MAX_AGE_S, saysOver18 } from "./over-18.ts";
export {
  CONSENT_COOKIES,
  realLifetime,
  STORED_ITEMS,
  /** @internal for tests in the browser */ storedItem,
} from "./stored-items.ts";
export type { StoredItem, StoredSending, StoringPurpose, StoringSite } from "./stored-items.ts";
