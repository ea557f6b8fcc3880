import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { forgetUser } from "../accounts/users.service.ts";
import { verifyLedger } from "../wallets/index.ts";
import { addBatch, decide, earned, sendBack, requestPayout, someRequest } from "./testing/earn.ts";
import { ACCOUNT, hasAccount, setAccount } from "./testing/payout-account.ts";
import { takeBack as refundSale } from "./testing/take-back.ts";

let shop: TestShop;
let creator: Viewer;
let maker: Viewer;
let second: Viewer;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  creator = await shop.player({ roles: ["creator"] });
  maker = await shop.player({ roles: ["finance"] });
  second = await shop.player({ roles: ["root"] });
});
afterAll(async () => {
  expect((await verifyLedger(shop.db)).differences).toEqual([]);
  await shop.close();
});

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const factsOf = ({ errors }: Answer) => errors?.[0]?.extensions.facts;
const request = (amount: number, uuid?: string, by = creator) => requestPayout(shop, by, amount, uuid);

type Totals = { held: number; payable: number; requested: number; settled: number; requestable: number };
const totals = async (by = creator) =>
  fieldOf<Totals>(
    await shop.ask("{ getEarningTotals { held payable requested settled requestable } }", {}, by),
    "getEarningTotals",
  );

/** A refund after the sale became payable. */
const takeBack = (amount: number) => refundSale(shop.db, creator.uuid, amount, shop.clock.now);

const fiat = async () =>
  (
    await shop.db.$client.query<{ amount: number }>(
      `select coalesce(sum(e.amount), 0)::bigint as amount from ledger_accounts a join ledger_entries e on e.account_id = a.id
       where a.owner_kind = 'psp' and a.name = 'bank' and a.currency = 'USD'`,
    )
  ).rows[0]?.amount;

// R-ERN-10, R-ERN-11
test("a payout sets payable earnings aside, at the rate of the moment", async () => {
  await earned(shop.db, creator.uuid, 7_000);
  await hasAccount(shop, creator);
  const uuid = randomUUID();
  const expected = {
    uuid,
    state: "requested",
    amount: 5_000,
    currency_id: "USD",
    minor_per_100_coins: 9_500,
    pay_amount: 4_750,
    account: { number: ACCOUNT.number },
  };
  expect(fieldOf(await request(5_000, uuid), "addPayoutRequest")).toEqual(expected);
  expect(await totals()).toEqual({
    held: 0,
    payable: 2_000,
    requested: 5_000,
    settled: 0,
    requestable: 2_000,
  });

  // The rate and the account of the request stay.
  await shop.db.$client.query("update coin_rates set minor_per_100_coins = 1 where currency_id = 'USD'");
  await hasAccount(shop, creator, { ...ACCOUNT, number: "DE89370400440532013000" });
  expect(fieldOf(await request(5_000, uuid), "addPayoutRequest")).toEqual(expected);
  await shop.db.$client.query("update coin_rates set minor_per_100_coins = 9500 where currency_id = 'USD'");
  expect(codeOf(await request(4_000, uuid))).toBe("request/id-conflict");
  expect((await totals()).requested).toBe(5_000);
});

// R-ERN-10
test("what cannot be requested is refused and changes nothing", async () => {
  for (const payable of [4_200, 2_800]) await earned(shop.db, creator.uuid, payable);
  expect(factsOf(await request(5_000))).toEqual({ field: "account" });
  await hasAccount(shop, creator);
  expect(factsOf(await request(1_999))).toEqual({ field: "amount", min: 2_000 });
  expect(factsOf(await request(7_001))).toEqual({ needed: 7_001, balance: 7_000 });
  await takeBack(2_800);
  expect(factsOf(await request(4_201))).toEqual({ needed: 4_201, balance: 4_200 });
  await hasAccount(shop, creator, { ...ACCOUNT, currency_id: "XAU" });
  expect(factsOf(await request(4_000))).toEqual({ field: "currency_id" });
  expect(factsOf(await setAccount(shop, creator, { ...ACCOUNT, number: "DE00370400440532013000" }))).toEqual({
    field: "number",
  });
  expect(await totals()).toMatchObject({ held: -2_800, payable: 7_000, requested: 0, requestable: 4_200 });
});

// R-ERN-12
test("a creator takes a payout back until it is in a batch", async () => {
  const uuid = await someRequest(shop, creator);
  const cancel = (by: Viewer) =>
    shop.ask("mutation ($uuid: ID!) { cancelPayoutRequest(uuid: $uuid) { state } }", { uuid }, by);
  expect(codeOf(await cancel(await shop.player({ roles: ["creator"] })))).toBe("input/invalid");
  for (const _ of [1, 2])
    expect(fieldOf(await cancel(creator), "cancelPayoutRequest")).toEqual({ state: "cancelled" });
  expect(await totals()).toMatchObject({ payable: 7_000, requested: 0 });
  expect(codeOf(await addBatch(shop, maker, [uuid]))).toBe("request/version-conflict");

  const other = await shop.player({ roles: ["creator"] });
  const late = await someRequest(shop, other);
  fieldOf(await addBatch(shop, maker, [late]), "addPayoutBatch");
  const tooLate = shop.ask(`mutation { cancelPayoutRequest(uuid: "${late}") { state } }`, {}, other);
  expect(codeOf(await tooLate)).toBe("request/version-conflict");
});

// R-ERN-17
test("a settled batch turns coins into the bank's money, and what comes back is payable again", async () => {
  const other = await shop.player({ roles: ["creator"] });
  const [paid, back] = [await someRequest(shop, creator), await someRequest(shop, other)];
  const uuid = randomUUID();
  fieldOf(await addBatch(shop, maker, [paid, back], uuid), "addPayoutBatch");
  const before = (await fiat()) ?? 0;
  for (const _ of [1, 2]) fieldOf(await decide(shop, "settlePayoutBatch", maker, uuid), "settlePayoutBatch");
  expect(await fiat()).toBe(before + 2 * 6_650);
  expect(await totals()).toMatchObject({ payable: 0, requested: 0, settled: 7_000 });
  for (const _ of [1, 2]) fieldOf(await sendBack(shop, second, back), "returnPayout");
  expect(await fiat()).toBe(before + 6_650);
  expect(await totals(other)).toMatchObject({ payable: 7_000, requested: 0, settled: 0, requestable: 7_000 });
});

describe("a batch", () => {
  // R-ERN-13
  test("above the limit goes nowhere until a second person has approved it", async () => {
    const uuid = randomUUID();
    const made = await addBatch(shop, maker, [await someRequest(shop, creator, 140_000)], uuid);
    expect(fieldOf(made, "addPayoutBatch")).toMatchObject({ worth: 140_000, needs_approval: true });
    const file = () => shop.ask(`{ exportPayoutBatch(uuid: "${uuid}") { xml csv } }`, {}, maker);
    expect(codeOf(await file())).toBe("auth/forbidden");
    expect(codeOf(await decide(shop, "settlePayoutBatch", second, uuid))).toBe("auth/forbidden");
    expect(codeOf(await decide(shop, "approvePayoutBatch", maker, uuid))).toBe("auth/forbidden");
    fieldOf(await decide(shop, "approvePayoutBatch", second, uuid), "approvePayoutBatch");
    expect(codeOf(await file())).toBeUndefined();
    fieldOf(await decide(shop, "settlePayoutBatch", maker, uuid), "settlePayoutBatch");
    expect(await totals()).toMatchObject({ settled: 140_000 });
  });

  // R-ERN-13
  test("cannot be split to stay below the limit", async () => {
    const amounts = [70_000, 35_000] as const;
    const [one = "", two = ""] = await Promise.all(
      amounts.map(async (amount) => someRequest(shop, await shop.player({ roles: ["creator"] }), amount)),
    );
    expect(fieldOf(await addBatch(shop, maker, [one]), "addPayoutBatch")).toMatchObject({
      needs_approval: false,
    });
    expect(fieldOf(await addBatch(shop, maker, [two]), "addPayoutBatch")).toMatchObject({
      needs_approval: true,
    });
  });

  // R-ERN-14
  test("is never seen to by a creator who is paid by it", async () => {
    const both = await shop.player({ roles: ["creator", "finance"] });
    const own = await someRequest(shop, both, 140_000);
    expect(codeOf(await addBatch(shop, both, [own]))).toBe("auth/forbidden");
    const uuid = randomUUID();
    fieldOf(await addBatch(shop, maker, [own], uuid), "addPayoutBatch");
    expect(codeOf(await decide(shop, "approvePayoutBatch", both, uuid))).toBe("auth/forbidden");
    fieldOf(await decide(shop, "approvePayoutBatch", second, uuid), "approvePayoutBatch");
    expect(codeOf(await decide(shop, "settlePayoutBatch", both, uuid))).toBe("auth/forbidden");
    expect(codeOf(await decide(shop, "returnPayout", both, own))).toBe("auth/forbidden");
    expect(codeOf(await shop.ask(`{ exportPayoutBatch(uuid: "${uuid}") { csv } }`, {}, both))).toBe(
      "auth/forbidden",
    );
  });

  // R-ERN-10
  test("has no creator whose refunds exceed what is left", async () => {
    const uuid = await someRequest(shop, creator);
    await takeBack(7_000);
    const refused = await addBatch(shop, maker, [uuid]);
    expect(codeOf(refused)).toBe("pay/insufficient-balance");
    expect(factsOf(refused)).toEqual({ creator_uuid: creator.uuid, balance: -7_000 });
    // Refused by finance, it covers the debt.
    fieldOf(await decide(shop, "returnPayout", maker, uuid), "returnPayout");
    expect(await totals()).toMatchObject({ payable: 7_000, requestable: 0 });
  });

  test("is answered again, has one currency, and payouts that are there", async () => {
    const uuid = randomUUID();
    const payout = await someRequest(shop, creator);
    const first = fieldOf(await addBatch(shop, maker, [payout], uuid), "addPayoutBatch");
    expect(fieldOf(await addBatch(shop, maker, [payout], uuid), "addPayoutBatch")).toEqual(first);
    expect(codeOf(await addBatch(shop, second, [payout], uuid))).toBe("request/id-conflict");
    expect(codeOf(await addBatch(shop, maker, [randomUUID()], uuid))).toBe("request/id-conflict");
    expect(codeOf(await addBatch(shop, maker, [payout]))).toBe("request/version-conflict");
    expect(factsOf(await addBatch(shop, maker, [randomUUID()]))).toEqual({ field: "request_uuid" });
    expect(factsOf(await addBatch(shop, maker, []))).toMatchObject({ field: "request_uuid" });

    const other = await shop.player({ roles: ["creator"] });
    await earned(shop.db, other.uuid, 7_000);
    await hasAccount(shop, other, { ...ACCOUNT, currency_id: "EUR" });
    const euros = randomUUID();
    fieldOf(await request(7_000, euros, other), "addPayoutRequest");
    expect(factsOf(await addBatch(shop, maker, [euros]))).toEqual({ field: "currency_id" });
  });

  // R-ERN-15, R-ERN-16
  test("is a file for the bank, without what came back", async () => {
    const other = await shop.player({ roles: ["creator"] });
    const [paid, back] = [await someRequest(shop, creator), await someRequest(shop, other)];
    const uuid = randomUUID();
    fieldOf(await addBatch(shop, maker, [paid, back], uuid), "addPayoutBatch");
    fieldOf(await sendBack(shop, maker, back), "returnPayout");
    const { xml, csv } = fieldOf<{ xml: string; csv: string }>(
      await shop.ask(`{ exportPayoutBatch(uuid: "${uuid}") { xml csv } }`, {}, second),
      "exportPayoutBatch",
    );
    expect(xml).toContain("urn:iso:std:iso:20022:tech:xsd:pain.001.001.09");
    expect(xml).toContain(`<EndToEndId>${paid.replaceAll("-", "")}</EndToEndId>`);
    expect(xml).toContain('<InstdAmt Ccy="USD">66.50</InstdAmt>');
    expect(xml).toContain("<NbOfTxs>1</NbOfTxs>");
    expect(csv.split("\r\n").slice(1)).toEqual([
      `${paid},Studio Koi,${ACCOUNT.number},,,GB,USD,66.50,2026-04-01`,
    ]);
  });
});

/** A payout that a bank has carried out: 1,400 coins, for which two people were needed. */
async function paidOut(by = creator): Promise<string> {
  const [uuid, payout] = [randomUUID(), await someRequest(shop, by, 140_000)];
  fieldOf(await addBatch(shop, maker, [payout], uuid), "addPayoutBatch");
  fieldOf(await decide(shop, "approvePayoutBatch", second, uuid), "approvePayoutBatch");
  fieldOf(await decide(shop, "settlePayoutBatch", second, uuid), "settlePayoutBatch");
  return payout;
}

// R-ERN-20
describe("a payout that a bank may have paid", () => {
  const stateOf = (answer: Answer) => fieldOf<{ state: string }>(answer, "returnPayout").state;

  test("is not returned without the number of the bank's message", async () => {
    const payout = await paidOut();
    expect(factsOf(await sendBack(shop, maker, payout, null))).toEqual({ field: "bank_reference" });
    for (const reference of ["", " ", "x".repeat(65)])
      expect(factsOf(await sendBack(shop, maker, payout, reference))).toEqual({
        field: "bank_reference",
        max: 64,
      });
    expect(await totals()).toMatchObject({ payable: 0, settled: 140_000 });
  });

  test("is not returned by one person alone, however often, but by a second one who states the same number", async () => {
    const payout = await paidOut();
    const before = await fiat();
    for (const reference of ["RET-1", " RET-1 ", "RET-2"])
      expect(fieldOf(await sendBack(shop, maker, payout, reference), "returnPayout")).toEqual({
        state: "settled",
        return_reference: reference.trim(),
      });
    expect(await totals()).toMatchObject({ payable: 0, settled: 140_000 });
    expect(stateOf(await sendBack(shop, second, payout, "RET-3")), "another number").toBe("settled");
    expect(stateOf(await sendBack(shop, second, payout, "RET-1"))).toBe("returned");
    expect(await totals()).toMatchObject({ payable: 140_000, settled: 0 });
    expect(await fiat()).toBe((before ?? 0) - 133_000);
    const { rows } = await shop.db.$client.query(
      `select actor_uuid, after->>'state' as state, after->>'bank_reference' as reference from audit_events
        where object_id = $1 and operation = 'returnPayout' order by uuid`,
      [payout],
    );
    expect(rows.at(-1)).toEqual({ actor_uuid: second.uuid, state: "returned", reference: "RET-1" });
    expect(rows).toHaveLength(5);
  });

  test("is not returned by its own creator, not even as the second person", async () => {
    const both = await shop.player({ roles: ["creator", "finance"] });
    const payout = await paidOut(both);
    fieldOf(await sendBack(shop, maker, payout), "returnPayout");
    expect(codeOf(await sendBack(shop, both, payout))).toBe("auth/forbidden");
  });

  test("that many try to return at once is returned once, by two people", async () => {
    const payout = await paidOut();
    const people = [maker, second, await shop.player({ roles: ["finance"] })];
    const answers = await Promise.all([...people, ...people].map((person) => sendBack(shop, person, payout)));
    expect(answers.map(codeOf)).toEqual(answers.map(() => undefined));
    expect(await totals()).toMatchObject({ payable: 140_000, settled: 0 });
  });

  test("needs neither while its batch cannot have gone to the bank", async () => {
    const payout = await someRequest(shop, creator, 140_000);
    expect(fieldOf(await addBatch(shop, maker, [payout]), "addPayoutBatch")).toMatchObject({
      needs_approval: true,
    });
    expect(stateOf(await sendBack(shop, maker, payout, null))).toBe("returned");
  });

  test("needs both once its batch may have gone there", async () => {
    const [payout, uuid] = [await someRequest(shop, creator, 140_000), randomUUID()];
    fieldOf(await addBatch(shop, maker, [payout], uuid), "addPayoutBatch");
    fieldOf(await decide(shop, "approvePayoutBatch", second, uuid), "approvePayoutBatch");
    expect(factsOf(await sendBack(shop, maker, payout, null))).toEqual({ field: "bank_reference" });
    expect(stateOf(await sendBack(shop, maker, payout))).toBe("batched");
    expect(stateOf(await sendBack(shop, second, payout))).toBe("returned");
  });
});

// R-ERN-9
test("a bank account is visible to its owner only, and deleted with them", async () => {
  await hasAccount(shop, creator);
  const mine = async (by: Viewer) =>
    fieldOf(
      await shop.ask("{ getPayoutAccount { account { holder country } } }", {}, by),
      "getPayoutAccount",
    );
  expect(await mine(creator)).toEqual({ account: { holder: "Studio Koi", country: "GB" } });
  expect(await mine(await shop.player({ roles: ["creator"] }))).toBeNull();
  await forgetUser(shop.services, creator.uuid);
  const { rows } = await shop.db.$client.query("select from creator_bank_accounts where user_uuid = $1", [
    creator.uuid,
  ]);
  expect(rows).toEqual([]);
});
