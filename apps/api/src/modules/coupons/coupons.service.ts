import type { CouponScope, CouponState } from "@catnip/domain/coupons";
import type { Instant } from "@catnip/domain/time";
import type { Database } from "../../platform/database.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read, type Queryable } from "../../platform/read.ts";

/** A coupon held by a player, in the shape of the domain's `UserCoupon`. */
export type UserCouponRow = {
  readonly uuid: string;
  readonly state: CouponState;
  /** When the player received it. */
  readonly created_at: Date;
  /** When it was used, and in which order. */
  readonly used_at: Date | null;
  readonly order_uuid: string | null;
  readonly coupon: {
    readonly uuid: string;
    readonly name: string;
    readonly applicable_scope: CouponScope;
    readonly storeList: readonly number[];
    readonly discount_rate: number;
    readonly ended_at: Instant | null;
  };
};

/**
 * A player's coupons in one state, those expiring soonest first. Expired ones are left out, because they cannot be
 * used.
 *
 * @param state 0 unused, 1 used
 */
export async function userCoupons(
  db: Database,
  userUuid: string,
  {
    state,
    now,
    q,
    limit,
  }: {
    readonly state: CouponState;
    readonly now: Date;
    readonly q?: PageInput | null | undefined;
    readonly limit?: number | null | undefined;
  },
): Promise<readonly UserCouponRow[]> {
  const page = pageWindow(q, limit, 100);
  return read<UserCouponRow>(db, USER_COUPONS, [userUuid, state, now, page.limit, page.offset]);
}

/** What coupons grant, by uuid. */
export async function couponsByUuid(
  db: Queryable,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, UserCouponRow["coupon"]>> {
  const rows = await read<Pick<UserCouponRow, "coupon">>(db, COUPONS, [[...uuids]]);
  return new Map(rows.map(({ coupon }) => [coupon.uuid, coupon]));
}

const COUPON = `json_build_object('uuid', c.uuid, 'name', c.name,
    'applicable_scope', c.applicable_scope, 'storeList', c.store_ids, 'discount_rate', c.discount_rate,
    'ended_at', floor(extract(epoch from c.ended_at) * 1000)) as coupon`;

const COUPONS = `select ${COUPON} from coupons c where c.uuid = any($1::uuid[])`;

const USER_COUPONS = `
  select u.uuid, u.state, u.created_at, u.used_at, u.order_uuid, ${COUPON}
  from user_coupons u join coupons c on c.uuid = u.coupon_uuid
  where u.user_uuid = $1 and u.state = $2::int and (u.state <> 0 or c.ended_at is null or c.ended_at > $3)
  order by c.ended_at nulls last, u.uuid limit $4 offset $5`;

/** What a new coupon grants; `storeIds` empty: valid for all games. */
export type NewCoupon = {
  readonly uuid: string;
  readonly name: string;
  readonly discountRate: number;
  readonly storeIds: readonly number[];
  readonly endedAt: Date | null;
};

/** Creates a coupon; does nothing if the uuid exists. */
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

/** Gives a coupon to a player; idempotent per `uuid`. */
export async function giveCoupon(
  db: Database,
  given: { readonly uuid: string; readonly userUuid: string; readonly couponUuid: string },
): Promise<void> {
  await db.$client.query(
    "insert into user_coupons (uuid, user_uuid, coupon_uuid) values ($1, $2, $3) on conflict (uuid) do nothing",
    [given.uuid, given.userUuid, given.couponUuid],
  );
}
