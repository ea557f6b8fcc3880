import { TRANSFER_KINDS } from "@catnip/domain/wallets";
import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantCoins, verifyLedger, type TransferEntry } from "./index.ts";
import { verifyWithin } from "./verify/verify-ledger.ts";
import { SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { wholeBooks } from "../../cli/testing/whole-books.ts";

let shop: TestShop;
/** A player who holds coins and silver, and a creator who has sold. */
let mika = "";
let creator = "";
beforeAll(async () => {
  shop = await testShop();
  await wholeBooks(shop);
  expect((await verifyLedger(shop.db)).differences).toEqual([]);
  mika = await someone(
    "select owner_uuid from ledger_accounts where currency = 'silver' and balance > 100 limit 1",
  );
  creator = await someone("select owner_uuid from ledger_accounts where name = 'payable' limit 1");
}, 120_000);
afterAll(() => shop.close());

async function someone(statement: string): Promise<string> {
  const { rows } = await shop.db.$client.query<{ owner_uuid: string }>(statement);
  return rows[0]?.owner_uuid ?? "";
}

/** What no kind moves without a document, and most kinds never: coins out of nothing, for a player or a creator. */
const MINTS: Readonly<Record<string, (amount: number) => readonly TransferEntry[]>> = {
  "coins from promo": (amount) => [platform("promo", -amount), lotted(amount)],
  "coins from conversion": (amount) => [platform("conversion", -amount), lotted(amount)],
  "coins from sales": (amount) => [platform("sales", -amount), lotted(amount)],
  "silver from promo": (amount) => [
    { owner: "platform", name: "promo", currency: "silver", amount: -amount },
    { owner: "player", uuid: mika, currency: "silver", amount, lot: { origin: "grant" } },
  ],
  "payable from promo": (amount) => [platform("promo", -amount), earned("payable", amount)],
  "payable from conversion": (amount) => [platform("conversion", -amount), earned("payable", amount)],
  "payable from held": (amount) => [earned("held", -amount), earned("payable", amount)],
  "held from sales": (amount) => [platform("sales", -amount), earned("held", amount)],
  "requested from payable": (amount) => [earned("payable", -amount), earned("requested", amount)],
  "debt forgiven": (amount) => [
    platform("write-off", -amount),
    { owner: "debtor", uuid: mika, currency: "meowcent", amount },
  ],
  "coins taken": (amount) => [
    { owner: "player", uuid: mika, currency: "silver", amount: -amount },
    { owner: "platform", name: "expiry", currency: "silver", amount },
  ],
  "money to the bank": (amount) => [
    { owner: "psp", name: "bank", currency: "USD", amount },
    { owner: "platform", name: "conversion", currency: "USD", amount: -amount },
  ],
  "coins for money that never came": (amount) => [
    { owner: "psp", name: "sugoi", currency: "USD", amount: -amount },
    { owner: "platform", name: "conversion", currency: "USD", amount },
    platform("conversion", -amount),
    lotted(amount),
  ],
  nothing: () => [],
};

const platform = (name: string, amount: number): TransferEntry => ({
  owner: "platform",
  name,
  currency: "meowcent",
  amount,
});
const lotted = (amount: number): TransferEntry => ({
  owner: "player",
  uuid: mika,
  currency: "meowcent",
  amount,
  lot: { origin: "grant" },
});
const earned = (name: string, amount: number): TransferEntry => ({
  owner: "creator",
  uuid: creator,
  name,
  currency: "meowcent",
  amount,
});

const KINDS = [...Object.keys(TRANSFER_KINDS), "adjustment", "debt", "correction", ""];

// R-WAL-26
describe.each(KINDS)("code acting as the shop cannot post a transfer of the kind %j", (kind) => {
  test.each(Object.keys(MINTS))("%s", async (mint) => {
    const refusal = await asShop(async (client) => {
      await post(client, randomUUID(), kind, MINTS[mint]?.(5) ?? []);
      await client.query("set constraints all immediate");
    });
    expect(refusal).toMatch(/has no document|may not move/);
  });
});

// R-WAL-26
test("the books themselves name each of them, where nothing stood in its way", async () => {
  await asOwner(async (client) => {
    await client.query("set local session_replication_role = replica");
    const posted = new Map<string, readonly [kind: string, mint: string]>();
    for (const kind of KINDS)
      for (const mint of Object.keys(MINTS)) {
        const id = randomUUID();
        posted.set(id, [kind, mint]);
        await post(client, id, kind, MINTS[mint]?.(5) ?? []);
      }
    const { differences } = await verifyWithin(client);
    const says = differences.map((difference) => difference.says).join("\n");
    // What was released too much is named by its creator: how much may be released is known from the sum of all sales.
    expect(says).toContain(`creator ${creator}: `);
    expect([...posted].filter(([id]) => !says.includes(id)).map(([, which]) => which)).toEqual([
      ["release", "payable from held"],
    ]);
  });
});

// R-WAL-26
describe.each(Object.keys(TRANSFER_KINDS))("more than its document says, added to a %s", (kind) => {
  test.each(["coins from promo", "payable from promo"])("%s", async (mint) => {
    const refusal = await asShop(async (client) => {
      const { rows } = await client.query<{ id: string }>(
        "select id from ledger_transfers where kind = $1 limit 1",
        [kind],
      );
      const id = rows[0]?.id ?? "";
      await addEntries(client, id, MINTS[mint]?.(5) ?? []);
      const { differences } = await verifyWithin(client);
      expect(differences.filter(({ says }) => says.includes(id))).not.toEqual([]);
    });
    expect(refusal).toBeNull();
  });
});

// R-WAL-26, R-GRT-4, R-GRT-5
describe("a grant that the shop's role writes down itself", () => {
  const grantOf = (maker: string, needsConfirmation: boolean) => [
    `insert into grants (uuid, platform_key, reward, user_uuids, reason_code, reason, worth, needs_confirmation, created_by, created_at)
      values ($1, 'international', '{"key": "account.meowcent", "amount": 5}', array[$2::uuid], 'goodwill', 'forged', 5, ${needsConfirmation},
        '${maker}', now())`,
  ];
  const decided = (by: string) =>
    `insert into grant_decisions (grant_uuid, decision, why, decided_by, created_at)
      select uuid, 'confirmed', 'forged', '${by}', now() from grants where uuid = $1 and user_uuids = array[$2::uuid]`;
  const maker = randomUUID();
  test.each([
    ["no one confirmed", () => grantOf(maker, true)],
    ["its maker confirmed", () => [...grantOf(maker, true), decided(maker)]],
    ["its beneficiary confirmed", () => [...grantOf(maker, true), decided(mika)]],
    ["its beneficiary made", () => [...grantOf(mika, true), decided(maker)]],
  ])("which %s", async (_what, statements) => {
    const refusal = await asShop(async (client) => {
      await postGrant(client, statements(), MINTS["coins from promo"]?.(5) ?? []);
    });
    expect(refusal).toMatch(/does not follow its grant/);
  });

  test("which makes a creator's earnings payable", async () => {
    const refusal = await asShop(async (client) => {
      await postGrant(
        client,
        [...grantOf(maker, true), decided(randomUUID())],
        MINTS["payable from promo"]?.(5) ?? [],
      );
    });
    expect(refusal).toMatch(/may not move: grant creator payable meowcent \+/);
  });

  test("of more than its delivery says is named", async () => {
    const refusal = await asShop(async (client) => {
      const id = await postGrant(
        client,
        [...grantOf(maker, true), decided(randomUUID())],
        MINTS["coins from promo"]?.(500) ?? [],
      );
      const { differences } = await verifyWithin(client);
      expect(differences.map(({ says }) => says)).toEqual([expect.stringContaining(`grant transfer ${id}`)]);
    });
    expect(refusal).toBeNull();
  });
});

// R-WAL-26, R-ERN-2
test("earnings that the shop's role releases before their time are named", async () => {
  const refusal = await asShop(async (client) => {
    const at = new Date("2026-03-01T12:00:00Z");
    const { rows } = await client.query<{ owner_uuid: string; due: number }>(
      `update earnings_progress set updated_at = $1 where creator_uuid = (
         select a.owner_uuid from ledger_accounts a join ledger_entries e on e.account_id = a.id
         join ledger_transfers t on t.id = e.transfer_id where a.name = 'held' and t.kind = 'release' limit 1)
       returning creator_uuid as owner_uuid, 0 as due`,
      [at],
    );
    const uuid = rows[0]?.owner_uuid ?? "";
    await client.query("select ledger_post($1, 'release', 'too early', $2, $3)", [
      randomUUID(),
      JSON.stringify([
        { owner: "creator", uuid, name: "held", currency: "meowcent", amount: -5 },
        { owner: "creator", uuid, name: "payable", currency: "meowcent", amount: 5 },
      ]),
      at,
    ]);
    await client.query("set constraints all immediate");
    const { differences } = await verifyWithin(client);
    expect(differences).toEqual([{ check: "earnings", says: expect.stringContaining(`creator ${uuid}`) }]);
  });
  expect(refusal).toBeNull();
});

// R-TWO-4
test("acts of one person are named although the view that lists them was replaced", async () => {
  await asOwner(async (client) => {
    await client.query(
      `create or replace view done_alone as
        select ''::text as kind, null::uuid as actor_uuid, null::uuid as beneficiary_uuid, 0::bigint as worth, now() as at where false`,
    );
    await client.query(
      `insert into grants (uuid, platform_key, reward, user_uuids, reason_code, reason, worth, needs_confirmation, created_by, created_at)
        select gen_random_uuid(), 'international', '{"key": "account.meowcent", "amount": 5000}', array[gen_random_uuid()], 'goodwill',
          'forged', 5000, false, $1, $2 from generate_series(1, 30)`,
      [creator, SHOP_NOW],
    );
    const { differences } = await verifyWithin(client);
    expect(differences).toContainEqual({ check: "done alone", says: expect.stringContaining(creator) });
  });
});

// R-WAL-26
test("in production a gift that the program made by itself is named", async () => {
  const id = randomUUID();
  const witness = { secret: "00", dataDir: shop.config.dataDir, now: SHOP_NOW };
  await grantCoins(shop.db, { id, userUuid: mika, amount: 5, reason: "forged", now: SHOP_NOW });
  const named = async (production: boolean) =>
    (await verifyLedger(shop.db, { ...witness, production })).differences.filter(
      ({ check }) => check === "grants",
    );
  expect(await named(false)).toEqual([]);
  expect(await named(true)).toContainEqual({
    check: "grants",
    says: expect.stringMatching(`of 5 to ${mika} was made by the program`),
  });
});

test("the database and the domain have the same list of what each kind moves", async () => {
  const { rows } = await shop.db.$client.query<{ moves: string[] }>("select ledger_moves() as moves");
  const listed = Object.entries(TRANSFER_KINDS).flatMap(([kind, { moves }]) =>
    moves.map((move) => `${kind} ${move}`),
  );
  expect(rows[0]?.moves).toEqual(listed);
});

/** The grant that the statements write, delivered by a transfer with these entries. @returns the transfer's id */
async function postGrant(
  client: PoolClient,
  statements: readonly string[],
  entries: readonly TransferEntry[],
): Promise<string> {
  const [uuid, id] = [randomUUID(), randomUUID()];
  for (const statement of statements) await client.query(statement, [uuid, mika]);
  await post(client, id, "grant", entries);
  await client.query(
    `insert into grant_deliveries (uuid, grant_uuid, user_uuid, reward, created_at)
      select $1, uuid, user_uuids[1], reward, now() from grants where uuid = $2`,
    [id, uuid],
  );
  await client.query("set constraints all immediate");
  return id;
}

const post = (client: PoolClient, id: string, kind: string, entries: readonly TransferEntry[]) =>
  client.query("select ledger_post($1, $2, 'an attack', $3, $4)", [
    id,
    kind,
    JSON.stringify(entries),
    SHOP_NOW,
  ]);

/** Rows by hand, with the balance and the lot that belong to them. */
async function addEntries(client: PoolClient, id: string, entries: readonly TransferEntry[]): Promise<void> {
  for (const { amount, currency, ...of } of entries) {
    const { rows } = await client.query<{ id: number }>(
      of.owner === "player"
        ? `update ledger_accounts set balance = balance + ${amount} where owner_kind = 'player' and owner_uuid = $1 and currency = $2
            returning id`
        : `select ledger_account('${of.owner}', $1, '${"name" in of ? of.name : ""}', $2) as id`,
      ["uuid" in of ? of.uuid : null, currency],
    );
    await client.query("insert into ledger_entries (transfer_id, account_id, amount) values ($1, $2, $3)", [
      id,
      rows[0]?.id,
      amount,
    ]);
    if (of.owner === "player")
      await client.query(
        `insert into ledger_lots (account_id, transfer_id, origin, granted, remaining, created_at)
          select $1, id, 'grant', $3, $3, created_at from ledger_transfers where id = $2`,
        [rows[0]?.id, id, amount],
      );
  }
}

/** In a transaction that is rolled back. @returns why the database refused, or null */
async function asShop(work: (client: PoolClient) => Promise<void>): Promise<string | null> {
  return rolledBack(await shop.db.$client.connect(), work);
}

async function asOwner(work: (client: PoolClient) => Promise<void>): Promise<void> {
  expect(await rolledBack(await shop.owner.$client.connect(), work)).toBeNull();
}

async function rolledBack(
  client: PoolClient,
  work: (client: PoolClient) => Promise<void>,
): Promise<string | null> {
  try {
    await client.query("begin");
    await work(client);
    return null;
  } catch (fault) {
    if (fault instanceof Error && "severity" in fault) return fault.message;
    throw fault;
  } finally {
    await client.query("rollback");
    client.release();
  }
}
