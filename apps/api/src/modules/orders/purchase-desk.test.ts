import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../platform/errors.ts";
import { testDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { verifyLedger } from "../wallets/index.ts";
import { buyAtDesk, decidePurchase, type PurchaseDesk, type PurchaseQuestion } from "./purchase-desk.ts";
import { buying, game, NOW, player } from "./testing/shop.ts";

const PRICE = 1_000;

let made: TestDatabase;
beforeEach(async () => void (made = await testDatabase(8)));
afterEach(() => made.close());

/** Buys as in a process that has this desk. */
function process(ask: PurchaseDesk["ask"]) {
  const services = { db: made.db, now: () => NOW, purchaseDesk: { ask } };
  return ({ viewer, request }: Pick<PurchaseQuestion, "viewer" | "request">) =>
    buyAtDesk(services, viewer, request, "international");
}

const atDesk = (question: PurchaseQuestion) => decidePurchase({ db: made.db, now: () => NOW }, question);

async function purchase() {
  const viewer = await player(made.db, { coins: 2 * PRICE });
  return { viewer, request: buying({ game: await game(made.db, { list: PRICE }) }, { coins: 2 * PRICE }) };
}

async function spentBy(userUuid: string): Promise<object | undefined> {
  const { rows } = await made.db.$client.query(
    `select (select count(*)::int from orders where user_uuid = $1) as orders,
      (select balance::int from ledger_accounts where owner_uuid = $1 and currency = 'meowcent') as balance`,
    [userUuid],
  );
  expect((await verifyLedger(made.db)).differences).toEqual([]);
  return rows[0];
}

// R-CHK-23
test("what the desk decides is the answer, and nothing is decided here", async () => {
  const asked = await purchase();
  const refused = {
    kind: "refused" as const,
    uuid: asked.request.uuid,
    code: "store/already-owned" as const,
    facts: {},
  };
  const ask = vi.fn<PurchaseDesk["ask"]>().mockResolvedValue(refused);
  expect(await process(ask)(asked)).toEqual(refused);
  expect(ask).toHaveBeenCalledWith({ ...asked, platformKey: "international" });
  expect(await spentBy(asked.viewer.uuid)).toEqual({ orders: 0, balance: 2 * PRICE });
  ask.mockRejectedValue(
    new ApiError("request/id-conflict", "The transaction id was used for another request"),
  );
  await expect(process(ask)(asked)).rejects.toMatchObject({ code: "request/id-conflict" });
});

// R-CHK-23
test("a desk that decides and does not say so: the same answer is found here, and it is bought once", async () => {
  const asked = await purchase();
  const done = await process((question) => atDesk(question).then(() => null))(asked);
  expect(done).toMatchObject({ kind: "done", uuid: asked.request.uuid, coin: PRICE });
  expect(await spentBy(asked.viewer.uuid)).toEqual({ orders: 1, balance: PRICE });
  expect(await process(() => Promise.resolve(null))(asked)).toEqual(done);
});

// R-CHK-23, R-CHK-1
test("decided at the desk and here at the same moment: bought once, however they meet", async () => {
  const asked = await Promise.all(Array.from({ length: 24 }, purchase));
  const late: Promise<unknown>[] = [];
  const answers = await Promise.all(
    asked.map(
      process((question) => {
        late.push(atDesk(question));
        return Promise.resolve(null);
      }),
    ),
  );
  const atTheDesk = await Promise.all(late);
  expect(answers).toEqual(atTheDesk);
  for (const { viewer } of asked) expect(await spentBy(viewer.uuid)).toEqual({ orders: 1, balance: PRICE });
});

// R-CHK-23
test("guests never reach the desk", async () => {
  const ask = vi.fn<PurchaseDesk["ask"]>().mockResolvedValue(null);
  const { request } = await purchase();
  const services = { db: made.db, now: () => NOW, purchaseDesk: { ask } };
  await expect(
    buyAtDesk(services, null, { ...request, uuid: randomUUID() }, "international"),
  ).rejects.toMatchObject({
    code: "auth/login-required",
  });
  expect(ask).not.toHaveBeenCalled();
});
