import type { Instant } from "../time/index.ts";
import { canUseCoupon, isCouponExpiring, type UserCoupon } from "./coupon.ts";

/** Which coupons are chosen for which line of the checkout: line id to coupon uuids. */
export type CouponChoices = ReadonlyMap<string, readonly string[]>;

/** The line whose coupon popup is open. */
export interface CouponLine {
  /** The cart entry's uuid, or any name for the only line of a single purchase. */
  readonly lineId: string;
  readonly storeId: number;
}

/** How a coupon looks in the popup of one line. */
export interface CouponCardState {
  /** `selected` for this line, `used` on another line, else whether a click would take it. */
  readonly kind: "selected" | "used" | "unavailable" | "available";
  /** It ends within 7 days. */
  readonly expiring: boolean;
}

/** How a coupon looks in the popup of one line. */
export function couponCardState(
  userCoupon: UserCoupon,
  line: CouponLine,
  choices: CouponChoices,
  now: Instant,
): CouponCardState {
  return {
    kind: cardKind(userCoupon, line, choices, now),
    expiring: isCouponExpiring(userCoupon.coupon.ended_at, now),
  };
}

function cardKind(
  userCoupon: UserCoupon,
  line: CouponLine,
  choices: CouponChoices,
  now: Instant,
): CouponCardState["kind"] {
  if (!canUseCoupon(userCoupon, line.storeId, now)) return "unavailable";
  if (choices.get(line.lineId)?.includes(userCoupon.uuid)) return "selected";
  const usedElsewhere = [...choices.values()].some((uuids) => uuids.includes(userCoupon.uuid));
  return usedElsewhere ? "used" : "available";
}

/** The choices after a click, and whether the popup closes. */
export interface CouponClick {
  readonly choices: CouponChoices;
  readonly closes: boolean;
}

/**
 * What a click on a coupon does (R-CPN-4). A coupon that is unavailable,
 * or used on another line, stays as it is and the popup stays open. A selected one is
 * cancelled, an available one is selected; both close the popup.
 */
export function clickCoupon(
  userCoupon: UserCoupon,
  line: CouponLine,
  choices: CouponChoices,
  now: Instant,
): CouponClick {
  const kind = cardKind(userCoupon, line, choices, now);
  if (kind === "unavailable" || kind === "used") return { choices, closes: false };
  const others = (choices.get(line.lineId) ?? []).filter((uuid) => uuid !== userCoupon.uuid);
  const chosen = kind === "selected" ? others : [...others, userCoupon.uuid];
  return { choices: new Map(choices).set(line.lineId, chosen), closes: true };
}

/**
 * The choices without coupons that can no longer be used, for example because one ended
 * while the popup was open. A click cannot cancel those, so they are taken out here.
 */
export function dropUnusableCoupons(
  choices: CouponChoices,
  lines: readonly CouponLine[],
  userCoupons: readonly UserCoupon[],
  now: Instant,
): CouponChoices {
  return new Map(
    lines.map((line) => [
      line.lineId,
      (choices.get(line.lineId) ?? []).filter((uuid) =>
        userCoupons.some((owned) => owned.uuid === uuid && canUseCoupon(owned, line.storeId, now)),
      ),
    ]),
  );
}
