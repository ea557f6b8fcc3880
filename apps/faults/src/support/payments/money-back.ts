import type { ProviderFact } from "@catnip/api/modules/providers/index.ts";
import type { Random } from "../random.ts";

/** What happened to a payment at its provider, and every report of it. */
export type MoneyBackHistory = {
  /** A description, for the test's message. */
  readonly says: string;
  /** What went back in the end, in minor units. */
  readonly back: number;
  readonly state: "succeeded" | "partially_refunded" | "refunded" | "disputed" | "reversed";
  /** Each once. Their order is the history's. */
  readonly facts: readonly Partial<ProviderFact>[];
};

const STEPS_MAX = 6;

/**
 * Draws what a provider does with a payment: refunds by their ids and as totals, and disputes, of which several may be
 * open.
 */
export function drawMoneyBack(random: Random, id: string, paid: number, currency: string): MoneyBackHistory {
  const facts: Partial<ProviderFact>[] = [{}];
  const says: string[] = [];
  const open: string[] = [];
  let back = 0;
  let isLost = false;
  const amount = (minor: number) => ({ currency, minor });
  const endOne = (): string => {
    const [ended = ""] = open.splice(random.below(open.length), 1);
    return ended;
  };
  const refund = (number: number): void => {
    const part = random.chance(0.3) ? paid - back : 1 + random.below(paid - back);
    back += part;
    says.push(`refund of ${part}`);
    facts.push({ kind: "refunded", back: { refundId: `R-${id}-${number}`, amount: amount(part) } });
    if (random.chance(0.5)) facts.push({ kind: "refunded", back: { amount: amount(back) } });
  };
  for (let number = 0; number < STEPS_MAX && !isLost; number += 1) {
    const drawn = random.next();
    if (drawn < 0.35 && open.length === 0 && back < paid) refund(number);
    else if (drawn < 0.6 && back < paid && open.length < 2) {
      open.push(`D-${id}-${number}`);
      says.push("dispute");
      facts.push({ kind: "disputed", disputeId: `D-${id}-${number}` });
    } else if (drawn < 0.85 && open.length > 0) {
      says.push("won");
      facts.push({ kind: "dispute_won", disputeId: endOne() });
    } else if (open.length > 0) {
      says.push("lost");
      facts.push({ kind: "reversed", disputeId: endOne(), back: { amount: amount(paid - back) } });
      back = paid;
      isLost = true;
    }
  }
  const state = isLost
    ? "reversed"
    : open.length > 0
      ? "disputed"
      : back === paid
        ? "refunded"
        : back > 0
          ? "partially_refunded"
          : "succeeded";
  return { says: says.join(", "), back, state, facts };
}
