import type { Instant } from "@catnip/domain/time";
import type { Database } from "../../platform/database.ts";

/** A coupon in a user's hands, in the shape of the domain's `UserCoupon`. */
export type UserCouponRow = {
  readonly uuid: string;
  readonly state: number;
  readonly coupon: {
    readonly uuid: string;
    readonly name: string;
    readonly applicable_scope: string;
    readonly storeList: readonly number[];
    readonly discount_rate: number;
    readonly ended_at: Instant | null;
  };
};

/**
 * The coupons of a user in one state, those that end first in front. Ended ones are left out: nobody can use them.
 *
 * @param state 0 unused, 1 used
 */
export async function userCoupons(
  db: Database,
  userUuid: string,
  state: number,
  now: Date,
): Promise<readonly UserCouponRow[]> {
  const { rows } = await db.$client.query<UserCouponRow>({
    name: "user-coupons",
    text: `select u.uuid, u.state, json_build_object('uuid', c.uuid, 'name', c.name,
        'applicable_scope', c.applicable_scope, 'storeList', c.store_ids, 'discount_rate', c.discount_rate,
        'ended_at', floor(extract(epoch from c.ended_at) * 1000)) as coupon
      from user_coupons u join coupons c on c.uuid = u.coupon_uuid
      where u.user_uuid = $1 and u.state = $2::int and (u.state <> 0 or c.ended_at is null or c.ended_at > $3)
      order by c.ended_at nulls last, u.uuid`,
    values: [userUuid, state, now],
  });
  return rows;
}

/** What a new coupon grants; `storeIds` empty: good for all games. */
export type NewCoupon = {
  readonly uuid: string;
  readonly name: string;
  readonly discountRate: number;
  readonly storeIds: readonly number[];
  readonly endedAt: Date | null;
};

/** Makes a coupon, or leaves the one with this uuid as it is. */
export async function addCoupon(db: Database, coupon: NewCoupon): Promise<void> {
  await db.$client.query(
    `insert into coupons (uuid, name, applicable_scope, store_ids, discount_rate, ended_at)
      values ($1, $2, $3, $4, $5, $6) on conflict (uuid) do nothing`,
    [
      coupon.uuid,
      coupon.name,
      coupon.storeIds.length > 0 ? "store" : "any",
      coupon.storeIds,
      coupon.discountRate,
      coupon.endedAt,
    ],
  );
}

/** Hands a coupon to a user; the same `uuid` hands it over once. */
export async function giveCoupon(
  db: Database,
  given: { readonly uuid: string; readonly userUuid: string; readonly couponUuid: string },
): Promise<void> {
  await db.$client.query(
    "insert into user_coupons (uuid, user_uuid, coupon_uuid) values ($1, $2, $3) on conflict (uuid) do nothing",
    [given.uuid, given.userUuid, given.couponUuid],
  );
}
