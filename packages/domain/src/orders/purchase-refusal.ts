import type { ErrorCode } from "../errors/index.ts";

/** What decides whether one game may be bought by one person at all. */
export interface PurchaseFacts {
  readonly signedIn: boolean;
  readonly country: string | null;
  readonly owned: boolean;
  readonly released: boolean;
  readonly localeBlocked: boolean;
  readonly hasOfficialApp: boolean;
  /** The list price in meowcent, or null for a game without a price. */
  readonly list: number | null;
}

/**
 * Why a game may not be bought, or null when it may (R-CHK-5). Whether the wallet is enough is a
 * separate question (see `quoteCheckout`): that one the buyer can put right at once.
 *
 * The reasons come in the order in which a person can do something about them.
 */
export function purchaseRefusal(facts: PurchaseFacts): ErrorCode | null {
  if (!facts.signedIn) return "auth/login-required";
  if (facts.owned) return "store/already-owned";
  if (facts.localeBlocked) return "store/blocked";
  if (!facts.released) return "store/not-released";
  if (facts.list === null || !facts.hasOfficialApp) return "store/not-found";
  return facts.country ? null : "profile/country-required";
}
