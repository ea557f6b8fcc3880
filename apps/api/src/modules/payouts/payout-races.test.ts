import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { verifyLedger } from "../wallets/index.ts";
import { addBatch, decide, earned, sendBack, requestPayout, someRequest } from "./testing/earn.ts";
import { hasAccount } from "./testing/payout-account.ts";
import { takeBack } from "./testing/take-back.ts";

let shop: TestShop;
let creator: Viewer;
let maker: Viewer;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  creator = await shop.player({ roles: ["creator"] });
  maker = await shop.player({ roles: ["finance"] });
});
afterEach(async () => {
  expect((await verifyLedger(shop.db)).differences).toEqual([]);
});
afterAll(() => shop.close());

const codesOf = (answers: readonly Answer[]) =>
  answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "done");
const ATONCE = 6;
const atOnce = <Result>(work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: ATONCE }, (_, at) => work(at)));
const times = (name: string, text: string, count = ATONCE - 1) => [
  ...Array.from({ length: count }, () => name),
  text,
];

const steps = async (request: string, state: string) =>
  (
    await shop.db.$client.query("select from payout_steps where request_uuid = $1 and to_state = $2", [
      request,
      state,
    ])
  ).rows.length;

// R-ERN-10
test("the same earnings are requested once, however often at once", async () => {
  await earned(shop.db, creator.uuid, 7_000);
  await hasAccount(shop, creator);
  const codes = codesOf(await atOnce(() => requestPayout(shop, creator, 7_000)));
  expect(codes.toSorted()).toEqual(times("pay/insufficient-balance", "done").toSorted());
});

// R-ERN-10
test("one request sent many times at once is one payout", async () => {
  await earned(shop.db, creator.uuid, 7_000);
  await hasAccount(shop, creator);
  const uuid = randomUUID();
  const answers = await atOnce(() => requestPayout(shop, creator, 2_000, uuid));
  expect(new Set(answers.map((answer) => JSON.stringify(fieldOf(answer, "addPayoutRequest")))).size).toBe(1);
});

// R-ERN-10
test("a refund during a request is owed, and no batch pays it", async () => {
  for (const payable of [6_300, 700]) await earned(shop.db, creator.uuid, payable);
  await hasAccount(shop, creator);
  const uuid = randomUUID();
  const refund = takeBack(shop.db, creator.uuid, 700, shop.clock.now);
  const [asked] = await Promise.all([requestPayout(shop, creator, 7_000, uuid), refund]);
  // Whichever came first: either the request is refused, or the batch is.
  const refused = asked.errors ? asked : await addBatch(shop, maker, [uuid]);
  expect(codesOf([refused])).toEqual(["pay/insufficient-balance"]);
});

// R-ERN-12
test("a payout is put into one batch, by the first caller", async () => {
  const uuid = await someRequest(shop, creator);
  const people = await atOnce(() => shop.player({ roles: ["finance"] }));
  const codes = codesOf(await Promise.all(people.map((person) => addBatch(shop, person, [uuid]))));
  expect(codes.toSorted()).toEqual(times("request/version-conflict", "done").toSorted());
  expect(await steps(uuid, "batched")).toBe(1);
});

// R-ERN-17
test("a batch settled many times at once is paid once", async () => {
  const request = await someRequest(shop, creator);
  const uuid = randomUUID();
  fieldOf(await addBatch(shop, maker, [request], uuid), "addPayoutBatch");
  const codes = codesOf(await atOnce(() => decide(shop, "settlePayoutBatch", maker, uuid)));
  expect(codes).toEqual(times("done", "done"));
  expect(await steps(request, "settled")).toBe(1);
});

// R-ERN-17
test("settled and returned at once, it ends up returned and booked in either order", async () => {
  const request = await someRequest(shop, creator);
  const uuid = randomUUID();
  fieldOf(await addBatch(shop, maker, [request], uuid), "addPayoutBatch");
  const codes = codesOf(
    await Promise.all([decide(shop, "settlePayoutBatch", maker, uuid), sendBack(shop, maker, request)]),
  );
  expect(codes).toEqual(["done", "done"]);
  expect(await steps(request, "returned")).toBe(1);
});

// R-ERN-13
test("of two people who approve at once, one is the second person, and the maker never is", async () => {
  const request = await someRequest(shop, creator, 140_000);
  const uuid = randomUUID();
  fieldOf(await addBatch(shop, maker, [request], uuid), "addPayoutBatch");
  const people = [maker, await shop.player({ roles: ["finance"] }), await shop.player({ roles: ["root"] })];
  const codes = codesOf(
    await Promise.all(people.map((person) => decide(shop, "approvePayoutBatch", person, uuid))),
  );
  expect(codes).toEqual(["auth/forbidden", "done", "done"]);
  const { rows } = await shop.db.$client.query<{ by: string; events: number }>(
    `select approved_by as by, (select count(*) from audit_events where operation = 'approvePayoutBatch' and object_id = $1)
      as events from payout_batches where uuid = $2`,
    [uuid, uuid],
  );
  expect(rows).toEqual([{ by: expect.stringMatching(`${people[1]?.uuid}|${people[2]?.uuid}`), events: 1 }]);
});

// R-ERN-13
test("batches made at once by one person count together", async () => {
  const requests = await Promise.all(
    Array.from({ length: 3 }, async () =>
      someRequest(shop, await shop.player({ roles: ["creator"] }), 49_000),
    ),
  );
  const made = await Promise.all(requests.map((request) => addBatch(shop, maker, [request])));
  const alone = made.filter(
    (answer) => !fieldOf<{ needs_approval: boolean }>(answer, "addPayoutBatch").needs_approval,
  );
  expect(alone).toHaveLength(2);
});
