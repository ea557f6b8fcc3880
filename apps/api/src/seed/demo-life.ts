import { quoteCheckout, quoteLine, shownQuote } from "@catnip/domain/orders";
import { countryPrice, type CountryRatio } from "@catnip/domain/prices";
import {
  DEMO_ARTICLES,
  DEMO_COMMENTS,
  DEMO_COUPONS,
  DEMO_CREATOR_SALES,
  DEMO_GAMES,
  DEMO_PLAYERS,
  DEMO_UPDATE_LOGS,
  type DemoPlayer,
  type DemoWords,
} from "@catnip/demo/catalogue";
import { cleanHtml } from "../platform/clean-html.ts";
import { recountRatings } from "../modules/catalog/index.ts";
import { addCoupon, giveCoupon } from "../modules/coupons/index.ts";
import { checkout } from "../modules/orders/index.ts";
import { grantCoins } from "../modules/wallets/index.ts";
import type { Database } from "../platform/database.ts";
import { daysBefore } from "./demo-builds.ts";
import type { DemoPictures } from "./demo-pictures.ts";
import type { SeedServices } from "./seed-services.ts";
import { plantMoney, plantReader, readerOf } from "./demo-reader.ts";
import { playerUuid } from "./demo-social.ts";
import { stableUuid } from "./stable-uuid.ts";

/** News of the shop, and update logs of the games. */
export async function plantWords(db: Database, startedAt: Date): Promise<void> {
  const articles = DEMO_ARTICLES.map(
    ({ key, category, storeId, broadcast, headline, text, publishedDaysAgo }) => ({
      uuid: stableUuid("demo article", key),
      category,
      store_id: storeId ?? null,
      headline: headline["en-us"],
      text: cleanHtml(text["en-us"]),
      t: [...translations("headline", headline), ...translations("text", cleaned(text))],
      published_at: daysBefore(startedAt, publishedDaysAgo),
      broadcast_state: broadcast ? 1 : 0,
      broadcast_started_at: broadcast ? daysBefore(startedAt, broadcast.startedDaysAgo) : null,
      broadcast_ended_at: broadcast ? daysBefore(startedAt, broadcast.endedDaysAgo) : null,
    }),
  );
  await db.$client.query(
    `insert into articles (uuid, category, store_id, headline, text, t, published_at, created_at, updated_at,
       broadcast_state, broadcast_started_at, broadcast_ended_at)
     select uuid, category, store_id, headline, text, t, published_at, published_at, published_at,
       broadcast_state, broadcast_started_at, broadcast_ended_at from jsonb_to_recordset($1::jsonb)
       as r(uuid uuid, category text, store_id int, headline text, text text, t jsonb, published_at timestamptz,
         broadcast_state int, broadcast_started_at timestamptz, broadcast_ended_at timestamptz) on conflict do nothing`,
    [JSON.stringify(articles)],
  );
  const logs = DEMO_UPDATE_LOGS.map(({ gameId, version, text, daysAgo }) => ({
    uuid: stableUuid("demo update log", gameId, version),
    store_id: gameId,
    title: version,
    text: cleanHtml(text["en-us"]),
    t: translations("text", cleaned(text)),
    version,
    created_at: daysBefore(startedAt, daysAgo),
  }));
  await db.$client.query(
    `insert into store_update_logs (uuid, store_id, title, text, t, version, created_at)
     select uuid, store_id, title, text, t, version, created_at from jsonb_to_recordset($1::jsonb)
       as r(uuid uuid, store_id int, title text, text text, t jsonb, version text, created_at timestamptz) on conflict do nothing`,
    [JSON.stringify(logs)],
  );
}

/**
 * Players with comments. Each bought what they comment on, through the normal checkout, so that sales, ratings and the
 * books are consistent.
 */
export async function plantPlayers(
  seed: SeedServices,
  pictures: DemoPictures,
  startedAt: Date,
): Promise<void> {
  const { db } = seed.services;
  const { rows: ratios } = await db.$client.query<CountryRatio>(
    "select country, ratio_bp from country_ratios",
  );
  const { uuid: reader, purchases } = await readerOf(db);
  await openSession(db, "reader", reader);
  for (const player of DEMO_PLAYERS)
    await plantPlayer(db, player, pictures.portraits.get(player.key) ?? null, startedAt);
  // Oldest first, as books are written: earnings are released in this order.
  const bought: readonly Purchase[] = [
    ...[...DEMO_COMMENTS, ...DEMO_CREATOR_SALES].map(({ player, ...purchase }) => ({
      ...purchase,
      key: player,
      buyer: buyerOf(player),
    })),
    ...purchases.map((purchase) => ({
      ...purchase,
      key: "reader",
      buyer: { uuid: reader, sid: sessionOf("reader"), country: "us" },
    })),
  ].toSorted((a, b) => b.daysAgo - a.daysAgo);
  for (const purchase of bought) await buy(db, purchase, ratios, startedAt);
  await plantMoney(seed.services, { uuid: reader, sid: sessionOf("reader") }, startedAt);
  for (const { player, ...comment } of DEMO_COMMENTS)
    await db.$client.query(
      `insert into store_comments (uuid, store_id, user_uuid, comment, vote, created_at, updated_at, voted_at)
       values ($1, $2, $3, $4, $5, $6, $6, case when $5 <> 0 then $6::timestamptz end) on conflict do nothing`,
      [
        stableUuid("demo comment", player, comment.gameId),
        comment.gameId,
        playerUuid(player),
        comment.comment,
        comment.vote,
        daysBefore(startedAt, comment.daysAgo),
      ],
    );
  await plantReader(db, reader, startedAt);
  // Fake players need no receipts and have no sessions.
  await db.$client.query("update orders set receipt_at = created_at where user_uuid <> $1", [reader]);
  await db.$client.query("delete from site_sessions where client_id = $1", [SEED_CLIENT]);
  await recountRatings(db);
}

/** Coupons, one of each for every account that can log in. */
export async function plantCoupons(
  db: Database,
  userUuids: readonly string[],
  startedAt: Date,
): Promise<void> {
  for (const { key, name, storeIds, discountRate, endsInDays } of DEMO_COUPONS) {
    const uuid = stableUuid("demo coupon", key);
    await addCoupon(db, {
      uuid,
      name: name["en-us"],
      storeIds,
      discountRate,
      endedAt: daysBefore(startedAt, -endsInDays),
    });
    for (const userUuid of userUuids) {
      await giveCoupon(db, { uuid: stableUuid("demo coupon", key, userUuid), userUuid, couponUuid: uuid });
    }
  }
}

const SEED_CLIENT = "demo-seed";
/** More than any demo player ever spends, in meowcent. */
const PLAYER_COINS = 20_000;
const BEFORE_ALL_DAYS = 400;

const sessionOf = (key: string) => stableUuid("demo session", key);

async function plantPlayer(
  db: Database,
  { key, nickname, country }: DemoPlayer,
  head: string | null,
  startedAt: Date,
) {
  const uuid = playerUuid(key);
  const since = daysBefore(startedAt, BEFORE_ALL_DAYS);
  await db.$client.query(
    `insert into "user" (id, name, email, email_verified, created_at, updated_at) values ($1, $2, $3, true, $4, $4)
     on conflict do nothing`,
    [uuid, nickname, `${key}@players.catnip.test`, since],
  );
  await db.$client.query(
    "insert into profiles (user_uuid, nickname, head, country) values ($1, $2, $3, $4) on conflict do nothing",
    [uuid, nickname, head, country],
  );
  await openSession(db, key, uuid);
  await grantCoins(db, {
    id: stableUuid("demo player coins", key),
    userUuid: uuid,
    amount: PLAYER_COINS,
    reason: "demo shop",
    now: since,
  });
}

async function openSession(db: Database, key: string, uuid: string): Promise<void> {
  await db.$client.query(
    `insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent)
     values ($1, $2, $3, $4, 'api', 'seed') on conflict do nothing`,
    // No secret hashes to this, so the session is unusable.
    [`seed ${key}`, sessionOf(key), uuid, SEED_CLIENT],
  );
}

type Purchase = {
  readonly key: string;
  readonly buyer: { readonly uuid: string; readonly sid: string; readonly country: string };
  readonly gameId: number;
  readonly daysAgo: number;
};

function buyerOf(key: string): Purchase["buyer"] {
  const player = DEMO_PLAYERS.find((each) => each.key === key);
  if (!player) throw new Error(`A purchase of the unknown player ${key}`);
  return { uuid: playerUuid(key), sid: sessionOf(key), country: player.country };
}

async function buy(
  db: Database,
  { buyer, ...purchase }: Purchase,
  ratios: readonly CountryRatio[],
  startedAt: Date,
) {
  const game = DEMO_GAMES.find(({ id }) => id === purchase.gameId);
  if (!game) throw new Error(`A purchase of the unknown game ${purchase.gameId}`);
  const now = daysBefore(startedAt, purchase.daysAgo);
  const prices = Object.entries({ us: game.priceMeowcent, ...game.countryPrices }).map(
    ([country, price]) => ({ country, price }),
  );
  const { rows } = await db.$client.query<{
    state: number;
    percentage_discount: number;
    ended_at: Date | null;
  }>("select state, percentage_discount, ended_at from store_activities where store_id = $1", [game.id]);
  const list = countryPrice(prices, buyer.country, ratios) ?? 0;
  const line = quoteLine({ store_id: game.id, list, activity: rows[0] ?? null, coupons: [] }, now);
  const quote = quoteCheckout({
    lines: [line],
    silverBalance: 0,
    coinBalance: PLAYER_COINS,
    useSilver: false,
  });
  const bought = await checkout(
    { db, now: () => now },
    { uuid: buyer.uuid, sid: buyer.sid, roles: ["player"], audience: "api" },
    {
      uuid: stableUuid("demo order", purchase.key, game.id),
      wanted: { kind: "store", store_id: game.id, coupon_uuids: [] },
      account_1_amount: 0,
      shown: shownQuote(quote),
    },
    "international",
  );
  if (bought.kind !== "done" && !(bought.kind === "refused" && bought.code === "store/already-owned")) {
    throw new Error(
      `The demo purchase of game ${game.id} by ${purchase.key} failed: ${JSON.stringify(bought)}`,
    );
  }
}

const translations = (key: string, words: DemoWords) =>
  Object.entries(words).map(([lang, value]) => ({ lang, key, value }));

function cleaned(words: DemoWords): DemoWords {
  const entries = Object.entries(words).map(([language, html]) => [language, cleanHtml(html)]);
  return Object.fromEntries(entries) as DemoWords;
}
