import type { FactKind } from "./payment-machine.ts";
import type { PaymentState } from "./payment-states.ts";

/** The kinds of a provider's lines that say that money went back, or came back after that. */
const MONEY_BACK: ReadonlySet<FactKind> = new Set(["refunded", "disputed", "dispute_won", "reversed"]);

export const isMoneyBack = (kind: FactKind): boolean => MONEY_BACK.has(kind);

/**
 * Whether a credited payment stands as a line about money that goes back says.
 *
 * @param all the kinds of all lines about this transaction: a dispute that has ended is told by its end
 */
export function knowsMoneyBack(state: PaymentState, kind: FactKind, all: ReadonlySet<FactKind>): boolean {
  if (kind === "refunded") return state === "refunded" || state === "partially_refunded";
  if (kind === "reversed") return state === "reversed";
  if (kind === "dispute_won") return state !== "disputed" && state !== "reversed";
  return state === "disputed" || state === "reversed" || all.has("dispute_won") || all.has("reversed");
}
