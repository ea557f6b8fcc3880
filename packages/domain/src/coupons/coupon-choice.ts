import type { Instant } from "../time/index.ts";
import { canUseCoupon, isCouponExpiring, type UserCoupon } from "./coupon.ts";

/** The coupons selected per checkout line: line id to coupon uuids. */
export type CouponChoices = ReadonlyMap<string, readonly string[]>;

/** The line whose coupon popup is open. */
export interface CouponLine {
  /** The cart entry's uuid, or any id for the only line of a single purchase. */
  readonly lineId: string;
  readonly storeId: number;
}

/** How a coupon is shown in the popup of a line. */
interface CouponCardState {
  /** `selected` on this line, `used` on another line, otherwise whether it can be selected. */
  readonly kind: "selected" | "used" | "unavailable" | "available";
  /** It ends within 7 days. */
  readonly expiring: boolean;
}

/** How a coupon is shown in the popup of a line. */
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

/** The selection after a click, and whether the popup closes. */
interface CouponClick {
  readonly choices: CouponChoices;
  readonly closes: boolean;
}

/**
 * Handles a click on a coupon (R-CPN-4). A coupon that is unavailable or used on another line stays as it is and the
 * popup stays open. A selected coupon is deselected, an available one selected; both close the popup.
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
 * Drops coupons that can no longer be used from the selection, for example because one expired while the popup was
 * open. A click cannot deselect those, so it happens here.
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
