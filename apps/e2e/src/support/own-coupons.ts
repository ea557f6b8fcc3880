import { sql, whileUnsealed } from "./database.ts";

/** What a coupon of a journey grants. */
export type OwnCoupon = {
  readonly name: string;
  readonly rate: number;
  /** The games it is for; absent: all. */
  readonly games?: readonly number[];
  readonly endsInDays?: number;
};

/** Gives a player coupons that no one else has. */
export async function hasCoupons(email: string, coupons: readonly OwnCoupon[]): Promise<void> {
  for (const { name, rate, games = [], endsInDays = null } of coupons)
    await sql(
      `with made as (
         insert into coupons (name, applicable_scope, store_ids, discount_rate, ended_at)
         values ($2, $3, $4, $5, now() + make_interval(days => $6)) returning uuid)
       insert into user_coupons (user_uuid, coupon_uuid)
       select u.id, made.uuid from made, "user" u where u.email = $1`,
      [email, name, games.length > 0 ? "store" : "any", games, rate, endsInDays],
    );
}

/** Ends a coupon at once, as time would, for as long as the work takes. */
export function whileCouponIsOver(name: string, work: () => Promise<void>): Promise<void> {
  return whileUnsealed(async () => {
    const [before] = await sql<{ ended_at: string }>("select ended_at::text from coupons where name = $1", [
      name,
    ]);
    await sql("update coupons set ended_at = now() - interval '1 minute' where name = $1", [name]);
    await work();
    await sql("update coupons set ended_at = $2::timestamptz where name = $1", [name, before?.ended_at]);
  });
}

/** The address that opens the checkout of these games, which are put into the player's cart. */
export async function cartCheckoutOf(email: string, games: readonly number[]): Promise<string> {
  const rows = await sql<{ uuid: string }>(
    `insert into cart_stores (user_uuid, store_id)
     select u.id, game from "user" u, unnest($2::int[]) game where u.email = $1 returning uuid`,
    [email, games],
  );
  const state = { popup: "cart-checkout", cart_store_uuids: rows.map(({ uuid }) => uuid) };
  return `/?pg_state=${Buffer.from(JSON.stringify(state)).toString("base64url")}`;
}
