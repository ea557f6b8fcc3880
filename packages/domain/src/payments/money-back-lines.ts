import type { FactKind } from "./payment-machine.ts";
import type { PaymentState } from "./payment-states.ts";
import type { StatedRefund } from "./top-up-refunds.ts";

/** The kinds of a provider's lines that say that money went back, or came back after that. */
const MONEY_BACK: ReadonlySet<FactKind> = new Set(["refunded", "disputed", "dispute_won", "reversed"]);

export const isMoneyBack = (kind: FactKind): boolean => MONEY_BACK.has(kind);

/**
 * Whether a credited payment already reflects a line about refunded or disputed money.
 *
 * @param all the kinds of all lines about this transaction: an ended dispute counts by its outcome
 */
export function knowsMoneyBack(
  { state, refunds }: { readonly state: PaymentState; readonly refunds: readonly StatedRefund[] },
  kind: FactKind,
  all: ReadonlySet<FactKind>,
): boolean {
  // Also while the rest is disputed, or lost.
  if (kind === "refunded") return refunds.length > 0;
  if (kind === "reversed") return state === "reversed";
  if (kind === "dispute_won") return state !== "disputed" && state !== "reversed";
  return state === "disputed" || state === "reversed" || all.has("dispute_won") || all.has("reversed");
}
