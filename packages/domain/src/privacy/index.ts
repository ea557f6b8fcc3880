export {
  CONSENT_ASKED_AGAIN_S,
  CONSENT_KEY,
  consentState,
  formatConsent,
  mayCountVisits,
  parseConsent,
} from "./consent.ts";
export type { ConsentChoice, ConsentState } from "./consent.ts";
export {
  BROWSER_COOKIE_LIFETIME_MAX_S,
  CONSENT_COOKIES,
  realLifetime,
  STORED_ITEMS,
  storedItem,
} from "./stored-items.ts";
export type { StoredItem, StoringPurpose, StoringSite } from "./stored-items.ts";
