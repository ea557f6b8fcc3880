import { quoteCheckout, quoteLine, shownQuote } from "@catnip/domain/orders";
import type { StoreActivity } from "@catnip/domain/prices";
import { randomUUID } from "node:crypto";
import { checkout } from "../modules/orders/index.ts";
import { giveMany } from "../modules/wallets/index.ts";
import type { Services } from "../platform/context.ts";
import type { Database } from "../platform/database.ts";

/** Mail domain of generated players; never delivered. */
const MAIL_DOMAIN = "made-up.test";
const BATCH = 5_000;
/** One in this many players buys a game through the checkout, and comments on it. */
const BUYERS_EVERY = 10;
const BUYERS_AT_ONCE = 8;
/** Meowcent each of them gets; more than any demo game costs. */
const COINS = 10_000;

/**
 * Adds generated players until there are `wanted` users: with a profile, coins from the ledger, two wishes and one
 * follow; every tenth one has bought a game and commented on it. For load tests, outside production.
 *
 * @returns the number of users afterwards
 */
export async function plantManyPlayers(
  services: Pick<Services, "db" | "now">,
  wanted: number,
): Promise<number> {
  const { db, now } = services;
  const { rows } = await db.$client.query<{ users: number; made: number }>(
    `select count(*)::int as users, count(*) filter (where email like $1)::int as made from "user"`,
    [`%@${MAIL_DOMAIN}`],
  );
  const { users = 0, made = 0 } = rows[0] ?? {};
  const last = made + Math.max(0, wanted - users);
  // The last batch may have been interrupted: running it again adds what is missing and changes nothing else.
  for (let from = Math.max(1, made - BATCH + 1); from <= last; from += BATCH) {
    const range = [from, Math.min(from + BATCH - 1, last), now()];
    for (const statement of [PEOPLE, PROFILES, WISHES, FOLLOWS]) await db.$client.query(statement, range);
    await giveCoins(db, range, now());
    await plantBuyers(services, from, Math.min(from + BATCH - 1, last));
  }
  return Math.max(users, wanted);
}

async function giveCoins(db: Database, range: readonly unknown[], now: Date): Promise<void> {
  const { rows } = await db.$client.query<{ id: string }>(WITHOUT_COINS, [...range]);
  const gift = {
    currency: "meowcent",
    amount: COINS,
    reason: "made-up players",
    now,
    expiresAt: null,
  } as const;
  await giveMany(
    db,
    gift,
    rows.map(({ id }) => ({ id: randomUUID(), userUuid: id })),
  );
}

const NUMBERS = "generate_series($1::int, $2::int) as numbers(number)";
/** Derives player number n; `$3`, the time of seeding, is passed so that every statement uses the same values. */
const PLAYERS = `${NUMBERS} join "user" u on u.email = 'player-' || number || '@${MAIL_DOMAIN}' and $3::timestamptz is not null`;
/** A game derived from a number; `turn` distinguishes several games of one player. */
const gameOf = (turn: number) =>
  `(select array_agg(id order by id) from stores where is_published and id < 1000000) as games(ids),
   lateral (select ids[1 + (number * 31 + ${turn}) % cardinality(ids)] as id) as game`;

const PEOPLE = `
  insert into "user" (id, name, email, email_verified, created_at, updated_at)
  select uuidv7(), 'Player ' || number, 'player-' || number || '@${MAIL_DOMAIN}', true,
    $3::timestamptz - make_interval(hours => number % 9000), $3::timestamptz
  from ${NUMBERS} on conflict do nothing`;
const PROFILES = `
  insert into profiles (user_uuid, nickname, country)
  select u.id, u.name, (array['us', 'jp', 'de', 'tw', 'fr', 'br', 'kr', 'th'])[1 + number % 8] from ${PLAYERS}
  on conflict do nothing`;
/** Those who have none yet. */
const WITHOUT_COINS = `
  select u.id from ${PLAYERS} where not exists (select from ledger_accounts where owner_kind = 'player' and owner_uuid = u.id)`;
const WISHES = `
  insert into wishlists (user_uuid, store_id, created_at, updated_at)
  select u.id, wish.id, $3::timestamptz, $3::timestamptz from ${PLAYERS}, (
    select array_agg(id order by id) from stores where is_published) as games(ids),
    lateral (select ids[1 + (number * turn * 7919) % cardinality(ids)] as id from generate_series(1, 2) as turns(turn)) as wish
  on conflict do nothing`;
const FOLLOWS = `
  insert into user_follows (follower_uuid, followed_uuid, created_at)
  select u.id, ids[1 + number % cardinality(ids)], $3::timestamptz from ${PLAYERS}, (
    select array_agg(distinct author_uuid) from stores where author_uuid is not null) as authors(ids)
  where cardinality(ids) > 0 on conflict do nothing`;

type Buyer = {
  readonly uuid: string;
  readonly store_id: number;
  readonly price: number;
  readonly activity: StoreActivity | null;
};

/** Games that can be bought and cost the same everywhere stay simple: the price is the row for the United States. */
const BUYERS = `
  select u.id as uuid, game.id as store_id, p.price,
    (select json_build_object('state', a.state, 'percentage_discount', a.percentage_discount, 'ended_at', a.ended_at)
     from store_activities a where a.store_id = game.id) as activity
  from ${PLAYERS}, ${gameOf(0)}
  join store_prices p on p.store_id = game.id and p.country = 'us' and p.price between 1 and ${COINS}
  join stores s on s.id = game.id and s.released_at < $3::timestamptz
  where number % ${BUYERS_EVERY} = 0
    and exists (select from builds b where b.store_id = game.id and b.kind = 'official' and b.is_active)
    and not exists (select from entitlements e where e.user_uuid = u.id)`;

async function plantBuyers(services: Pick<Services, "db" | "now">, from: number, to: number): Promise<void> {
  const { db, now } = services;
  const at = now();
  const { rows } = await db.$client.query<Buyer>(BUYERS, [from, to, at]);
  const waiting = [...rows];
  const buyInTurn = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) await buy({ db, now: () => at }, buyer);
  };
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, buyInTurn));
  const uuids = rows.map(({ uuid }) => uuid);
  await db.$client.query(
    `insert into store_comments (store_id, user_uuid, comment, vote, created_at, updated_at)
     select store_id, user_uuid, 'Played it to the end, and then once more.', case when random() < 0.8 then 1 else -1 end, $2, $2
     from entitlements where user_uuid = any($1::uuid[]) on conflict do nothing`,
    [uuids, at],
  );
  // Fake players need no receipts and have no sessions.
  await db.$client.query("update orders set receipt_at = created_at where user_uuid = any($1::uuid[])", [
    uuids,
  ]);
  await db.$client.query("delete from site_sessions where client_id = $1", [SEED_CLIENT]);
}

const SEED_CLIENT = "made-up-players";

async function buy(services: Pick<Services, "db" | "now">, buyer: Buyer): Promise<void> {
  const sid = randomUUID();
  await services.db.$client.query(
    `with place as (update profiles set country = 'us' where user_uuid = $2::uuid)
     insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent)
     values ($1::uuid::text, $1::uuid, $2::uuid, $3, 'api', 'seed')`,
    [sid, buyer.uuid, SEED_CLIENT],
  );
  const line = quoteLine(
    { store_id: buyer.store_id, list: buyer.price, activity: buyer.activity, coupons: [] },
    services.now(),
  );
  const quote = quoteCheckout({ lines: [line], silverBalance: 0, coinBalance: COINS, useSilver: false });
  const bought = await checkout(
    services,
    { uuid: buyer.uuid, sid, roles: ["player"], audience: "api" },
    {
      uuid: randomUUID(),
      wanted: { kind: "store", store_id: buyer.store_id, coupon_uuids: [] },
      account_1_amount: 0,
      shown: shownQuote(quote),
    },
    "international",
  );
  if (bought.kind !== "done") throw new Error(`A made-up player could not buy: ${JSON.stringify(bought)}`);
}
