export { CONSENT_KEY, consentState, formatConsent, mayCountVisits } from "./consent.ts";
export type { ConsentChoice, ConsentState } from "./consent.ts";
export { CONSENT_COOKIES, LIBRARY_KEY, realLifetime, STORED_ITEMS, storedItem } from "./stored-items.ts";
export type { StoredItem, StoringPurpose, StoringSite } from "./stored-items.ts";
