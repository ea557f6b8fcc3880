/** What the corner of a game's card says about the visitor's relation to it. */
export type StoreCardState = "paid" | "inCart" | "wished" | "none";

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

/** What stands where the price goes on a card. `price`: an ordinary price, nothing more to say. */
export type StorePriceState = "paid" | "preview" | "noOfficialApp" | "trial" | "price";

/**
 * Decides what stands where the price goes (R-PRC-8).
 *
 * What the visitor owns is said first. A game not yet out shows its date rather than
 * a price; a released game without an official app cannot be bought, so its price
 * would be a promise we cannot keep. A trial is mentioned only beside a real price.
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

/** Whether a game is still growing. */
export const SERIAL_STATUSES = ["ongoing", "completed"] as const;

export type SerialStatus = (typeof SERIAL_STATUSES)[number];

/** The serial status a record holds, or null when it holds none we know: then nothing is shown. */
export function serialStatus(value: unknown): SerialStatus | null {
  return SERIAL_STATUSES.find((status) => status === value) ?? null;
}
