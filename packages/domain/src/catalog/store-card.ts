/** The corner label of a game's card: the visitor's relation to the game. */
type StoreCardState = "paid" | "inCart" | "wished" | "none";

/** Paid wins over in-cart, which wins over wished (R-CAT-10). Only `paid` shows play and download buttons. */
export function storeCardState(facts: {
  readonly purchased: boolean;
  readonly inCart: boolean;
  readonly wished: boolean;
}): StoreCardState {
  if (facts.purchased) return "paid";
  if (facts.inCart) return "inCart";
  return facts.wished ? "wished" : "none";
}

/** What a card shows in the price slot. `price`: an ordinary price. */
type StorePriceState = "paid" | "preview" | "noOfficialApp" | "trial" | "price";

/**
 * Decides what a card shows in the price slot (R-PRC-8).
 *
 * Ownership comes first. An unreleased game shows its date instead of a price. A released game without an official app
 * cannot be bought, so a price would promise something we cannot sell. A trial is mentioned only beside a real price.
 */
export function storePriceState(facts: {
  readonly purchased: boolean;
  readonly released: boolean;
  readonly hasOfficialApp: boolean;
  readonly hasTrialApp: boolean;
}): StorePriceState {
  if (facts.purchased) return "paid";
  if (!facts.released) return "preview";
  if (!facts.hasOfficialApp) return "noOfficialApp";
  return facts.hasTrialApp ? "trial" : "price";
}

/** Whether a serialized game is still being extended. */
export const SERIAL_STATUSES = ["ongoing", "completed"] as const;

export type SerialStatus = (typeof SERIAL_STATUSES)[number];
