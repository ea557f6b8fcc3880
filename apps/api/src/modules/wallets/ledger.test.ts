import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/database.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { NOW, player } from "../orders/testing/shop.ts";
import { postTransfer, verifyLedger, walletOf, type TransferEntry } from "./index.ts";
import { postGift } from "./testing/post-gift.ts";

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await testDatabase(4));
});
afterAll(() => close());

const given = (uuid: string, amount: number): readonly TransferEntry[] => [
  { owner: "platform", name: "promo", currency: "silver", amount: -amount },
  { owner: "player", uuid, currency: "silver", amount, lot: { origin: "grant" } },
];
const give = (id: string, uuid: string, amount: number, reason = "a gift") =>
  postGift(db, { id, uuid, currency: "silver", amount, lot: { origin: "grant" }, reason, now: NOW });

// R-WAL-5
test("a transfer is posted once, and its id cannot be reused", async () => {
  const { uuid } = await player(db);
  const id = randomUUID();
  expect(await give(id, uuid, 300)).toBe(true);
  expect(await give(id, uuid, 300)).toBe(false);
  await expect(give(id, uuid, 301)).rejects.toMatchObject({ code: "request/id-conflict" });
  await expect(give(id, uuid, 300, "another gift")).rejects.toMatchObject({
    code: "request/id-conflict",
  });
  expect((await walletOf(db, uuid)).silver).toBe(300);
});

// R-WAL-3
test("an unbalanced transfer is not posted at all", async () => {
  const { uuid } = await player(db);
  const [, gain] = given(uuid, 300);
  const transfer = { id: randomUUID(), kind: "grant", reason: "test", entries: gain ? [gain] : [], now: NOW };
  await expect(postTransfer(db.$client, transfer)).rejects.toThrow(/does not sum to zero/);
  expect((await walletOf(db, uuid)).silver).toBe(0);
  expect((await verifyLedger(db)).differences).toEqual([]);
});

// R-WAL-3, R-WAL-6
test("what goes back to lots goes to those of the account, and makes up the sum", async () => {
  const [mika, sora] = [await player(db), await player(db)];
  for (const { uuid } of [mika, sora]) {
    await give(randomUUID(), uuid, 300);
    await postGift(db, { uuid, currency: "silver", amount: -100, now: NOW });
  }
  const lotOf = async (uuid: string) => {
    const { rows } = await db.$client.query<{ id: number }>(
      "select l.id from ledger_lots l join ledger_accounts a on a.id = l.account_id where a.owner_uuid = $1",
      [uuid],
    );
    return rows[0]?.id ?? 0;
  };
  const giveBack = (lots: readonly { id: number; amount: number }[]) =>
    postGift(db, { uuid: mika.uuid, currency: "silver", amount: 100, lot: { lots }, now: NOW });
  const own = await lotOf(mika.uuid);
  await expect(giveBack([{ id: await lotOf(sora.uuid), amount: 100 }])).rejects.toThrow(/is none of account/);
  await expect(giveBack([{ id: own, amount: 50 }])).rejects.toThrow(/do not make up/);
  expect((await walletOf(db, mika.uuid)).silver).toBe(200);
  await giveBack([{ id: own, amount: 100 }]);
  expect((await walletOf(db, mika.uuid)).silver).toBe(300);
});
