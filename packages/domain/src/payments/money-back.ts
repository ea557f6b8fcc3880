import type { PaymentState } from "./payment-states.ts";

/** What became of paid money: partly or fully refunded, disputed at the payer's bank, or charged back. */
export const MONEY_BACK = ["partly", "wholly", "disputed", "charged-back"] as const;

export type MoneyBack = (typeof MONEY_BACK)[number];

/** What a credited top-up says of money that went back, beside its being done (R-RFD-36); null: nothing. */
export function topUpMoneyBack(state: PaymentState): MoneyBack | null {
  return OF_STATES[state] ?? null;
}

const OF_STATES: Partial<Record<PaymentState, MoneyBack>> = {
  partially_refunded: "partly",
  refunded: "wholly",
  disputed: "disputed",
  reversed: "charged-back",
};

/** The same of a purchase, by how many of its games were given back. */
export function purchaseMoneyBack(games: number, givenBack: number): MoneyBack | null {
  if (givenBack === 0) return null;
  return givenBack >= games ? "wholly" : "partly";
}
