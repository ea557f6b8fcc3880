import type { UnusedReason } from "@catnip/domain/coupons";
import type { Bill } from "./use-checkout-bill.ts";

/** A coupon that a bill does not use. `left`: declined by the buyer. */
interface IdleCoupon {
  readonly uuid: string;
  readonly name: string;
  /** Percent off. */
  readonly rate: number;
  readonly reason: UnusedReason | "left";
}

/** The buyer's coupons that a bill does not use, each with its reason (R-CPN-9). */
export function idleCoupons({ facts, quote, deal }: Bill): readonly IdleCoupon[] {
  const used = new Set(quote.lines.flatMap(({ coupons }) => coupons.map(({ uuid }) => uuid)));
  const reasons = new Map(deal.unused.map(({ uuid, reason }) => [uuid, reason]));
  return facts.coupons
    .filter(({ uuid }) => !used.has(uuid))
    .map(({ uuid, coupon }) => ({
      uuid,
      name: coupon.name,
      rate: coupon.discount_rate,
      reason: reasons.get(uuid) ?? "left",
    }));
}
