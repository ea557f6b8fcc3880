import { ALONE_MAX } from "@catnip/domain/second-person";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { buyOne } from "../orders/testing/refunds.ts";
import { game, player } from "../orders/testing/shop.ts";
import { verifyLedger, walletOf } from "../wallets/index.ts";
import { askToGive, decideGrant, give, takeBack, type ShownGrant } from "./testing/grant-desk.ts";

const AT_ONCE = 20;

let shop: TestShop;
let mika: Viewer;
beforeAll(async () => {
  shop = await testShop();
  mika = await player(shop.db);
});
afterAll(async () => {
  expect((await verifyLedger(shop.db)).differences).toEqual([]);
  await shop.close();
});

const finance = () => shop.player({ roles: ["finance"] });
const coins = (amount: number) => ({ key: "account.meowcent", amount });
const balance = async ({ uuid } = mika) => (await walletOf(shop.db, uuid)).meowcent;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code ?? "done";
const times = <Value>(act: (at: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => act(at)));

// R-GRT-8
test("the same grant twenty times at once is given once", async () => {
  const [maker, before, uuid] = [await finance(), await balance(), randomUUID()];
  const answers = await times(() => give(shop, maker, { uuid, reward: coins(100), to: [mika] }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty("size", 1);
  expect(await balance()).toBe(before + 100);
});

// R-GRT-8
test("one id by many people at once is one person's grant", async () => {
  const [before, uuid] = [await balance(), randomUUID()];
  const makers = await times(finance);
  const codes = await times(async (at) =>
    codeOf(await askToGive(shop, makers[at] ?? mika, { uuid, reward: coins(10), to: [mika] })),
  );
  expect(codes.toSorted()).toEqual(["done", ...Array.from({ length: 19 }, () => "request/id-conflict")]);
  expect(await balance()).toBe(before + 10);
});

// R-GRT-3
test("what one person gives at once is added up", async () => {
  const maker = await finance();
  const reward = coins(ALONE_MAX["grant-coin"] / 2);
  const yuki = await player(shop.db);
  const made = await times(() => give(shop, maker, { reward, to: [yuki] }));
  expect(made.filter(({ state }) => state === "given")).toHaveLength(2);
  expect(await balance(yuki)).toBe(ALONE_MAX["grant-coin"]);
});

// R-GRT-5
test("of many confirmations and withdrawals at once one counts", async () => {
  const yuki = await player(shop.db);
  const amount = ALONE_MAX["grant-coin"] + 1;
  const { uuid } = await give(shop, await finance(), { reward: coins(amount), to: [yuki] });
  const people = await times(finance);
  const answers = await times(async (at) => {
    const operation = at % 4 === 3 ? "withdrawGrant" : "confirmGrant";
    const answer = await decideGrant(shop, operation, people[at] ?? yuki, uuid);
    return codeOf(answer) === "done" ? fieldOf<ShownGrant>(answer, operation) : null;
  });
  const settled = answers.filter((answer) => answer !== null);
  expect(new Set(settled.map(({ decided_by, state }) => `${decided_by} ${state}`))).toHaveProperty("size", 1);
  expect(await balance(yuki)).toBe(settled[0]?.state === "given" ? amount : 0);
});

// R-GRT-9
test("taking back and spending at once never take more than there was", async () => {
  const maker = await finance();
  const yuki = await player(shop.db);
  // Ten games cost less, so that something is left to take back, whichever comes first.
  const made = await give(shop, maker, { reward: coins(1_050), to: [yuki] });
  const games = await times(() => game(shop.db, { list: 100 }));
  const outcomes = await times((at) => {
    const item = games[at];
    if (at % 2 === 0 && item)
      return buyOne(shop.db, yuki, item, { wallet: { coins: 1_050 } }).then(
        () => "bought",
        () => "refused",
      );
    return takeBack(shop, maker, made).then(codeOf);
  });
  expect(await balance(yuki)).toBe(0);
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
});

test("grants to the same people in any order do not wait for each other for ever", async () => {
  const [maker, people] = [
    await finance(),
    await Promise.all(Array.from({ length: 6 }, () => player(shop.db))),
  ];
  const codes = await times(async (at) => {
    const to = at % 2 === 0 ? people : people.toReversed();
    return codeOf(await askToGive(shop, at % 3 === 0 ? await finance() : maker, { reward: coins(1), to }));
  });
  expect(new Set(codes)).toEqual(new Set(["done"]));
  for (const viewer of people) expect(await balance(viewer)).toBe(AT_ONCE);
});
