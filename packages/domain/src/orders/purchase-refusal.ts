import type { ErrorCode } from "../errors/index.ts";

/** The facts that decide whether a player may buy a game at all. */
interface PurchaseFacts {
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
 * Why a game may not be bought, or null if it may (R-CHK-5). Whether the balance covers it is a separate question (see
 * `quoteCheckout`), since the buyer can fix that immediately.
 *
 * Ordered by what the buyer can still do about it.
 */
export function purchaseRefusal(facts: PurchaseFacts): ErrorCode | null {
  if (!facts.signedIn) return "auth/login-required";
  if (facts.owned) return "store/already-owned";
  if (facts.localeBlocked) return "store/blocked";
  if (!facts.released) return "store/not-released";
  if (facts.list === null || !facts.hasOfficialApp) return "store/not-found";
  return facts.country ? null : "profile/country-required";
}
