import { clickCoupon, couponCardState, couponRefusal, type CouponChoices } from "@catnip/domain/coupons";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { asDomain, couponLine, type CheckoutItem } from "./checkout-items.ts";
import type { CouponCard } from "./coupon-selection-popup.tsx";
import type { Bill } from "./use-checkout-bill.ts";

/** Lets the buyer choose a coupon for one game of a bill; null: nothing was changed (R-CPN-4). */
export async function chooseCoupon(bill: Bill, item: CheckoutItem): Promise<CouponChoices | null> {
  const uuid = await openPopup({
    name: "couponSelection",
    props: { game: gameName(item), cards: cardsFor(bill, item) },
  });
  const owned = bill.facts.coupons.find((coupon) => coupon.uuid === uuid);
  if (!owned) return null;
  return clickCoupon(asDomain(owned), couponLine(item), bill.coupons, bill.facts.at).choices;
}

/** Every coupon of the buyer with its state for one game: usable ones first, otherwise in the given order. */
export function cardsFor({ facts, coupons }: Bill, item: CheckoutItem): CouponCard[] {
  const line = couponLine(item);
  const cards = facts.coupons.map((owned): CouponCard => {
    const { kind, expiring } = couponCardState(asDomain(owned), line, coupons, facts.at);
    const elsewhere = facts.items.find(({ storeId }) => coupons.get(String(storeId))?.includes(owned.uuid));
    return {
      uuid: owned.uuid,
      name: owned.coupon.name,
      rate: owned.coupon.discount_rate,
      endsAt: owned.coupon.ended_at ? new Date(owned.coupon.ended_at).toISOString() : null,
      kind,
      isExpiring: expiring,
      refusal: couponRefusal(asDomain(owned), line.storeId, facts.at),
      usedFor: kind === "used" && elsewhere ? gameName(elsewhere) : null,
    };
  });
  return cards.toSorted((a, b) => Number(a.kind === "unavailable") - Number(b.kind === "unavailable"));
}

const gameName = ({ store }: CheckoutItem) => store.store_info[0]?.name ?? "";
