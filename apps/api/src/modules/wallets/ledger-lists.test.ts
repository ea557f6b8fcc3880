import * as fc from "fast-check";
import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/database.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { NOW, player } from "../orders/testing/shop.ts";
import { walletOf } from "./index.ts";
import { postGift } from "./testing/post-gift.ts";

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await testDatabase(4));
});
afterAll(() => close());

const UNITS = ["silver", "meowcent"] as const;
const day = (days: number) => NOW.getTime() + days * 86_400_000;

type Move = { readonly unit: (typeof UNITS)[number]; readonly amount: number; readonly days: number | null };
type Transfer = { readonly id: string; readonly player: string; readonly moves: readonly Move[] };
type Entry = {
  readonly of: number;
  readonly owner: string;
  readonly uuid: string | null;
  readonly name: string;
  readonly unit: string;
  readonly amount: number;
  readonly lot: object | null;
};

/** Posts a list; @returns what the database answers for each */
async function post(client: PoolClient, transfers: readonly Transfer[]): Promise<readonly unknown[]> {
  const entries = transfers.flatMap(({ player: uuid, moves }, at) =>
    moves.flatMap(({ unit, amount, days }): Entry[] => [
      {
        of: at + 1,
        owner: "player",
        uuid,
        name: "",
        unit,
        amount,
        lot: amount < 0 ? null : { origin: "grant", ...(days !== null && { expires_at_ms: day(days) }) },
      },
      { of: at + 1, owner: "platform", uuid: null, name: "promo", unit, amount: -amount, lot: null },
    ]),
  );
  const column = <Key extends keyof Entry>(key: Key) => entries.map((entry) => entry[key]);
  const { rows } = await client.query<{ results: unknown[] }>(
    `select to_json(ledger_post_transfers($1, array_fill('grant'::text, array[cardinality($1::uuid[])]),
      array_fill('test'::text, array[cardinality($1::uuid[])]), $2, array_fill($3::timestamptz, array[cardinality($1::uuid[])]),
      $4, $5, $6, $7, $8, $9, $10)) as results`,
    [
      transfers.map(({ id }) => id),
      transfers.map(({ moves }) => Buffer.from(JSON.stringify(moves))),
      NOW,
      column("of"),
      column("owner"),
      column("uuid"),
      column("name"),
      column("unit"),
      column("amount"),
      column("lot").map((lot) => lot && JSON.stringify(lot)),
    ],
  );
  return rows[0]?.results ?? [];
}

/** Posts lists one after the other, looks at what they left behind, and takes it back. */
async function outcomeOf(
  before: readonly Transfer[],
  lists: readonly (readonly Transfer[])[],
): Promise<unknown> {
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    if (before.length > 0) await post(client, before);
    const outcomes = [];
    for (const list of lists) {
      const results = await post(client, list);
      for (const [at, { id, player: uuid }] of list.entries())
        outcomes.push({ id, uuid, result: results[at] });
    }
    const traces = [];
    for (const { id, uuid, result } of outcomes.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))) {
      const { rows } = await client.query(
        `select
          (select to_jsonb(t) from ledger_transfers t where id = $1) as transfer,
          (select json_agg(json_build_array(a.owner_kind, a.owner_uuid, a.name, a.currency, e.amount) order by e.id)
            from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = $1) as entries,
          (select json_agg(json_build_array(currency, balance) order by currency) from ledger_accounts where owner_uuid = $2) as wallet,
          (select json_agg(json_build_array(a.currency, l.transfer_id, l.remaining, l.expires_at,
              (select json_agg(json_build_array(transfer_id, amount) order by transfer_id) from ledger_lot_uses where lot_id = l.id))
              order by a.currency, l.id)
            from ledger_lots l join ledger_accounts a on a.id = l.account_id where a.owner_uuid = $2) as lots`,
        [id, uuid],
      );
      traces.push([result, rows[0]]);
    }
    return traces;
  } finally {
    // No document explains them.
    await client.query("rollback");
    client.release();
  }
}

const move: fc.Arbitrary<Move> = fc.record({
  unit: fc.constantFrom(...UNITS),
  amount: fc.integer({ min: -700, max: 300 }).filter((amount) => amount !== 0),
  days: fc.option(fc.integer({ min: 1, max: 5 })),
});
const moves = fc.uniqueArray(move, { selector: ({ unit }) => unit, maxLength: 2 });
/** `known` was posted before with the same id; `other`: with other content. */
const plan = fc.record({ moves, had: fc.constantFrom("nothing", "nothing", "known", "other") });
const plans = fc
  .array(plan, { minLength: 1, maxLength: 6 })
  .chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray([...list.keys()], { minLength: list.length })),
  );

// R-WAL-5, R-WAL-2, R-WAL-6
test("a list of transfers posts and refuses what lists of one do in any order", async () => {
  await fc.assert(
    fc.asyncProperty(plans, async ([list, order]) => {
      const transfers: Transfer[] = [];
      const before: Transfer[] = [];
      for (const { moves: each, had } of list) {
        const { uuid } = await player(db, { coins: 200, silver: 100 });
        await postGift(db, {
          uuid,
          currency: "silver",
          amount: 250,
          lot: { origin: "grant", expires_at_ms: day(3) },
          now: NOW,
        });
        const transfer = { id: randomUUID(), player: uuid, moves: each };
        transfers.push(transfer);
        if (had === "known") before.push(transfer);
        if (had === "other") before.push({ ...transfer, moves: [{ unit: "silver", amount: 1, days: 2 }] });
      }
      const together = await outcomeOf(before, [transfers]);
      expect(
        await outcomeOf(
          before,
          order.map((at) => transfers.slice(at, at + 1)),
        ),
      ).toEqual(together);
    }),
    { numRuns: 40 },
  );
});

// R-WAL-2
test("transfers at once from one wallet take what it holds, and no more", async () => {
  const { uuid } = await player(db, { coins: 300 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, () => postGift(db, { uuid, currency: "meowcent", amount: -100, now: NOW })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const outcome of outcomes)
    if (outcome.status === "rejected")
      expect(outcome.reason).toMatchObject({ code: "pay/insufficient-balance" });
  expect((await walletOf(db, uuid)).meowcent).toBe(0);
});

// R-WAL-2
test("a transfer that waits for a wallet is judged by what is in it then", async () => {
  const { uuid } = await player(db, { coins: 300 });
  const other = await db.$client.connect();
  try {
    await other.query("begin");
    await other.query("update ledger_accounts set balance = balance - 200 where owner_uuid = $1", [uuid]);
    const posted = postGift(db, { uuid, currency: "meowcent", amount: -200, now: NOW }).catch(
      (fault: unknown) => fault,
    );
    await expect
      .poll(async () => {
        const { rowCount } = await db.$client.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger_post%'",
        );
        return rowCount;
      })
      .toBe(1);
    await other.query("commit");
    expect(await posted).toMatchObject({
      code: "pay/insufficient-balance",
      facts: { currency: "meowcent", needed: 200, balance: 100 },
    });
  } finally {
    other.release(true);
  }
});

// R-WAL-5
test("what no caller may do posts nothing of the list", async () => {
  const { uuid } = await player(db, { coins: 200 });
  const client = await db.$client.connect();
  const spend = (amount: number): Transfer => ({
    id: randomUUID(),
    player: uuid,
    moves: [{ unit: "meowcent", amount, days: null }],
  });
  try {
    await expect(post(client, [spend(-50), spend(-50)])).rejects.toThrow(/beside another entry/);
    await expect(post(client, [spend(-50), spend(70)])).rejects.toThrow(/beside another entry/);
  } finally {
    client.release();
  }
});
