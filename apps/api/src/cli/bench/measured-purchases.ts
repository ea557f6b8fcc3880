import { randomUUID } from "node:crypto";
import { quoteCheckout, quoteLine, shownQuote } from "@catnip/domain/orders";
import { checkout } from "../../modules/orders/index.ts";
import { grantCoins } from "../../modules/wallets/index.ts";
import type { Viewer } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";

const PURCHASES = 300;
/** Not measured: connections and plans are made. */
const BEFORE = 50;
const PRICE = 450;

/** Buys games one after the other, each by the checkout as the shop does; returns the median time in milliseconds. */
export async function medianPurchaseMs(db: Database): Promise<number> {
  const buyer = await makeBuyer(db);
  const { rows: games } = await db.$client.query<{ id: number }>(
    `with made as (
      insert into stores (path, category, support_platform, released_at)
        select gen_random_uuid()::text, 'boy-r18', 'windows', '2026-01-01' from generate_series(1, ${PURCHASES}) returning id
    ), priced as (insert into store_prices (store_id, country, price) select id, 'us', ${PRICE} from made)
    , built as (
      insert into builds (store_id, kind, platform, version, filename, hash, size)
        select id, 'official', 'windows', '1.0', 'game.zip', 'x', 1 from made
    ) select id from made`,
  );
  const coins = PRICE * PURCHASES;
  await grantCoins(db, {
    id: randomUUID(),
    userUuid: buyer.uuid,
    amount: coins,
    reason: "measured",
    now: new Date(),
  });
  const tookMs: number[] = [];
  for (const { id } of games) {
    const startedMs = performance.now();
    await buy(db, buyer, id, coins - PRICE * tookMs.length);
    tookMs.push(performance.now() - startedMs);
  }
  const measured = tookMs.slice(BEFORE).toSorted((a, b) => a - b);
  return measured[Math.floor(measured.length / 2)] ?? Number.NaN;
}

async function buy(db: Database, buyer: Viewer, storeId: number, coinBalance: number): Promise<void> {
  const line = quoteLine({ store_id: storeId, list: PRICE, activity: null, coupons: [] }, new Date());
  const shown = shownQuote(quoteCheckout({ lines: [line], silverBalance: 0, coinBalance, useSilver: false }));
  const request = {
    uuid: randomUUID(),
    wanted: { kind: "store" as const, store_id: storeId, coupon_uuids: [] },
    account_1_amount: 0,
    shown,
  };
  const answer = await checkout({ db, now: () => new Date() }, buyer, request, "international");
  if (answer.kind !== "done") throw new Error(`Not bought: ${JSON.stringify(answer)}`);
}

async function makeBuyer(db: Database): Promise<Viewer> {
  const uuid = randomUUID();
  const sid = randomUUID();
  await db.$client.query('insert into "user" (id, name, email, email_verified) values ($1, $2, $3, true)', [
    uuid,
    "Buyer",
    `${uuid}@bench.test`,
  ]);
  await db.$client.query("insert into profiles (user_uuid, nickname, country) values ($1, 'Buyer', 'us')", [
    uuid,
  ]);
  await db.$client.query(
    "insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent) values ($1, $2, $3, 'international', 'api', 'bench')",
    [sid, sid, uuid],
  );
  return { uuid, sid, roles: ["player"], audience: "api" };
}
