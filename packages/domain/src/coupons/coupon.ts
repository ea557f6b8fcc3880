import { DAY_MS, instantMs, type Instant } from "../time/index.ts";

/** What a coupon grants. */
export interface Coupon {
  /** `any` for all games, `store` for those in `storeList`. */
  readonly applicable_scope: string;
  /** The eligible games when the scope is `store`. */
  readonly storeList: readonly number[];
  /** Percent off, 0 to 100. */
  readonly discount_rate: number;
  /** When it expires; null for never. */
  readonly ended_at: Instant | null;
}

/** A coupon owned by a buyer. */
export interface UserCoupon {
  readonly uuid: string;
  /** 0 means unused. */
  readonly state: number;
  readonly coupon: Coupon;
}

export const COUPON_SCOPES = ["any", "store"] as const;

export type CouponScope = (typeof COUPON_SCOPES)[number];

/** The state of a user coupon that has not been used. */
export const COUPON_UNUSED = 0;

/** The states of a user coupon. */
export const COUPON_STATES = { unused: COUPON_UNUSED, used: 1 } as const;

export type CouponState = (typeof COUPON_STATES)[keyof typeof COUPON_STATES];

/** Why a coupon cannot be used for a game. */
export type CouponRefusal = "used" | "ended" | "out-of-scope";

/** Why this coupon cannot be used for this game now, or null when it can (R-CPN-1). */
export function couponRefusal(userCoupon: UserCoupon, storeId: number, now: Instant): CouponRefusal | null {
  const { coupon } = userCoupon;
  if (userCoupon.state !== COUPON_UNUSED) return "used";
  if (coupon.ended_at !== null && instantMs(coupon.ended_at) <= instantMs(now)) return "ended";
  if (coupon.applicable_scope === "any") return null;
  return coupon.applicable_scope === "store" && coupon.storeList.includes(storeId) ? null : "out-of-scope";
}

/** Whether this coupon can be used for this game now: unused, not expired, and valid for the game. */
export function canUseCoupon(userCoupon: UserCoupon, storeId: number, now: Instant): boolean {
  return couponRefusal(userCoupon, storeId, now) === null;
}

/** A coupon counts as expiring this many days before its end. */
export const COUPON_EXPIRING_DAYS = 7;

/** Whether a coupon is still valid but ends within 7 days (R-CPN-5). */
export function isCouponExpiring(endedAt: Instant | null, now: Instant): boolean {
  if (endedAt === null) return false;
  const leftMs = instantMs(endedAt) - instantMs(now);
  return leftMs > 0 && leftMs <= COUPON_EXPIRING_DAYS * DAY_MS;
}
