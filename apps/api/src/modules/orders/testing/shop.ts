import { shownQuote, quoteCheckout, quoteLine, type ShownQuote } from "@catnip/domain/orders";
import { randomUUID } from "node:crypto";
import type { Viewer } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database.ts";
import { addCoupon, giveCoupon } from "../../coupons/index.ts";
import { grantCoins, grantSilver } from "../../wallets/index.ts";
import type { CheckoutRequest } from "../checkout.types.ts";

/** The time all money tests run at, unless they say otherwise. */
export const NOW = new Date("2026-03-01T12:00:00Z");

/** A logged-in player with a country and the given funds; balances in meowcent. */
export async function player(
  db: Database,
  {
    coins = 0,
    silver = 0,
    country = "us",
  }: { readonly coins?: number; readonly silver?: number; readonly country?: string | null } = {},
): Promise<Viewer> {
  const uuid = randomUUID();
  const sid = randomUUID();
  await db.$client.query('insert into "user" (id, name, email, email_verified) values ($1, $2, $3, true)', [
    uuid,
    "Mika",
    `${uuid}@mail.test`,
  ]);
  await db.$client.query("insert into profiles (user_uuid, nickname, country) values ($1, 'Mika', $2)", [
    uuid,
    country,
  ]);
  await db.$client.query(
    "insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent) values ($1, $2, $3, 'international', 'api', 'test')",
    [sid, sid, uuid],
  );
  if (coins > 0)
    await grantCoins(db, { id: randomUUID(), userUuid: uuid, amount: coins, reason: "test", now: NOW });
  if (silver > 0)
    await grantSilver(db, { id: randomUUID(), userUuid: uuid, amount: silver, reason: "test", now: NOW });
  return { uuid, sid, roles: ["player"], audience: "api" };
}

export type Game = { readonly id: number; readonly list: number };

/** A released game with an official build; `list` in meowcent. */
export async function game(
  db: Database,
  {
    list = 1_000,
    percent = 0,
    author = null,
    releasedAt = new Date("2026-01-01T00:00:00Z"),
    announcedAt = null,
    official = true,
  }: {
    readonly list?: number;
    readonly percent?: number;
    readonly author?: string | null;
    readonly releasedAt?: Date | null;
    readonly announcedAt?: Date | null;
    readonly official?: boolean;
  } = {},
): Promise<Game> {
  const { rows } = await db.$client.query<{ id: number }>(
    `insert into stores (path, category, support_platform, author_uuid, released_at, start_preview_at)
      values ($1, 'boy-r18', 'windows', $2, $3, $4) returning id`,
    [randomUUID(), author, releasedAt, announcedAt],
  );
  const id = rows[0]?.id ?? 0;
  await db.$client.query("insert into store_prices (store_id, country, price) values ($1, 'us', $2)", [
    id,
    list,
  ]);
  if (official) {
    await db.$client.query(
      "insert into builds (store_id, kind, platform, version, filename, hash, size) values ($1, 'official', 'windows', '1.0', 'game.zip', 'x', 1)",
      [id],
    );
  }
  if (percent > 0) await setDiscount(db, id, percent);
  return { id, list };
}

/** Sets or changes the current sale of a game, in whole percent. */
export async function setDiscount(db: Database, storeId: number, percent: number): Promise<void> {
  await db.$client.query(
    `insert into store_activities (store_id, state, percentage_discount) values ($1, 2, $2)
      on conflict (store_id) do update set percentage_discount = excluded.percentage_discount`,
    [storeId, percent],
  );
}

/** Gives a player a coupon; returns the uuid of the user's coupon. */
export async function couponFor(
  db: Database,
  userUuid: string,
  {
    rate,
    storeIds = [],
    endedAt = null,
  }: { readonly rate: number; readonly storeIds?: readonly number[]; readonly endedAt?: Date | null },
): Promise<string> {
  const coupon = randomUUID();
  const uuid = randomUUID();
  await addCoupon(db, { uuid: coupon, name: `${rate} % off`, discountRate: rate, storeIds, endedAt });
  await giveCoupon(db, { uuid, userUuid, couponUuid: coupon });
  return uuid;
}

/** Puts a game into a cart; returns the entry's uuid. */
export async function inCart(db: Database, userUuid: string, storeId: number): Promise<string> {
  const { rows } = await db.$client.query<{ uuid: string }>(
    "insert into cart_stores (user_uuid, store_id) values ($1, $2) returning uuid",
    [userUuid, storeId],
  );
  return rows[0]?.uuid ?? "";
}

type Seen = {
  readonly game: Game;
  readonly percent?: number;
  readonly coupons?: readonly { readonly uuid: string; readonly rate: number }[];
};

/** What a buyer with this wallet saw for these games, with silver switched on. */
export function seen(
  items: readonly Seen[],
  wallet: { readonly coins?: number; readonly silver?: number } = {},
): ShownQuote {
  const lines = items.map(({ game: { id, list }, percent = 0, coupons = [] }) =>
    quoteLine(
      {
        store_id: id,
        list,
        activity: percent > 0 ? { state: 2, percentage_discount: percent, ended_at: null } : null,
        coupons: coupons.map(({ uuid, rate }) => ({ uuid, discount_rate: rate })),
      },
      NOW,
    ),
  );
  const { coins = 0, silver = 0 } = wallet;
  return shownQuote(
    quoteCheckout({ lines, silverBalance: silver, coinBalance: coins, useSilver: silver > 0 }),
  );
}

/** A request to buy one game at the price shown. */
export function buying(
  item: Seen,
  wallet: { readonly coins?: number; readonly silver?: number } = {},
  uuid: string = randomUUID(),
): CheckoutRequest {
  const shown = seen([item], wallet);
  const coupon_uuids = (item.coupons ?? []).map((coupon) => coupon.uuid);
  return {
    uuid,
    wanted: { kind: "store", store_id: item.game.id, coupon_uuids },
    account_1_amount: shown.silver,
    shown,
  };
}
