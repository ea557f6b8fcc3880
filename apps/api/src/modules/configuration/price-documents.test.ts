import { CONFIGURATION_PATHS } from "@catnip/domain/configuration";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { seedReference } from "../../seed/reference.ts";
import { documentDesk, refusalOf, type Current, type DocumentDesk } from "./testing/document-desk.ts";

let shop: TestShop;
let desk: DocumentDesk;
beforeAll(async () => {
  shop = await testShop();
  await seedReference(shop.db);
  desk = documentDesk(shop, await shop.player({ roles: ["root"] }));
});
afterAll(() => shop.close());

const { priceRate, recharge } = CONFIGURATION_PATHS;

type Plan = { id: string; index: number; coin: number; pay_amount: number };
type Recharge = {
  plans: (Record<string, unknown> & { currency_id: string; index: number })[];
  meta: object[];
};

async function current<Document>(path: string): Promise<{ version: number; document: Document }> {
  const { version, document } = fieldOf<Current>(await desk.read(path), "findConfigurationDocument");
  return { version, document: document as Document };
}

type Place = { readonly currency_id: string; readonly index: number };

async function allPlans(which: "enable" | "not enable"): Promise<readonly Place[]> {
  const { rows } = await shop.db.$client.query<Place>(
    `select currency_id, index, amount, coin, silver, pay_amount from recharge_plans where ${which} order by 1, 2`,
  );
  return rows;
}

async function usdPlans(): Promise<Plan[]> {
  const answer = await shop.ask(
    `{ findRechargePlans(currency_id: "USD") { id index coin silver pay_amount enable } }`,
  );
  return fieldOf<Plan[]>(answer, "findRechargePlans");
}

describe("the top-up plans", () => {
  test("are those of the initial document", async () => {
    const { version, document } = await current<Recharge>(recharge);
    expect(version).toBe(1);
    const listed = document.plans.filter(({ currency_id }) => currency_id === "USD");
    expect(await usdPlans()).toMatchObject(
      listed.map(({ index, coin, pay_amount }) => ({ index, coin, pay_amount })),
    );
    expect(document.meta).toContainEqual({ meowcoin: 5, point: 35 });
  });

  // R-TOP-12, R-CFG-7
  test("follow the document at once; a changed plan is a new one, and the others keep their ids", async () => {
    const before = await usdPlans();
    const { version, document } = await current<Recharge>(recharge);
    const plans = document.plans
      .filter(({ currency_id, index }) => currency_id !== "USD" || index !== 4)
      .map((plan) =>
        plan.currency_id === "USD" && plan.index === 1 ? { ...plan, pay_amount: 1_100 } : plan,
      );
    fieldOf(await desk.set(recharge, { ...document, plans }, { seen: version }), "setConfigurationDocument");

    const after = await usdPlans();
    expect(after.map(({ index, pay_amount }) => [index, pay_amount])).toEqual([
      [0, 500],
      [1, 1_100],
      [2, 2_000],
      [3, 5_000],
    ]);
    expect([after[0]?.id, after[2]?.id]).toEqual([before[0]?.id, before[2]?.id]);
    expect(after[1]?.id).not.toBe(before[1]?.id);
    // A payment for the old plan in progress still gets what that plan promised.
    const { rows } = await shop.db.$client.query(
      "select coin, pay_amount, enable from recharge_plans where id = $1",
      [before[1]?.id],
    );
    expect(rows).toEqual([{ coin: 1_000, pay_amount: 1_000, enable: false }]);
  });

  test("are restored with an old version", async () => {
    const { version } = await current(recharge);
    fieldOf(await desk.restore(recharge, 1, { seen: version }), "restoreConfigurationDocument");
    expect((await usdPlans()).map(({ pay_amount }) => pay_amount)).toEqual([
      500, 1_000, 2_000, 5_000, 10_000,
    ]);
  });

  test("stay as staff set them when the shop restarts", async () => {
    const { version, document } = await current<Recharge>(recharge);
    const plans = document.plans.filter(({ index }) => index < 2);
    await desk.set(recharge, { ...document, plans }, { seen: version });
    await seedReference(shop.db);
    expect(await usdPlans()).toHaveLength(2);
    expect((await current(recharge)).version).toBe(version + 1);
  });

  test("always match the newest document, in its order, and old ones stay unchanged", async () => {
    const plan = fc.record({
      currency_id: fc.constantFrom("USD", "TWD"),
      index: fc.integer({ min: 0, max: 3 }),
      coin: fc.constantFrom(500, 1_000),
      silver: fc.constantFrom(0, 50),
      pay_amount: fc.constantFrom(16_000, 32_000),
      enable: fc.boolean(),
    });
    const lists = fc.uniqueArray(plan, {
      selector: ({ currency_id, index }) => `${currency_id} ${index}`,
      maxLength: 6,
    });
    const before = await allPlans("not enable");
    await fc.assert(
      fc.asyncProperty(lists, async (plans) => {
        const wanted = plans.map((each) => ({ ...each, amount: each.coin }));
        const { version } = await current(recharge);
        fieldOf(await desk.set(recharge, { plans: wanted }, { seen: version }), "setConfigurationDocument");
        const byPlace = (a: Place, b: Place) =>
          a.currency_id.localeCompare(b.currency_id) || a.index - b.index;
        const offered = wanted.filter(({ enable }) => enable).map(({ enable: _enable, ...terms }) => terms);
        expect(await allPlans("enable")).toEqual(offered.toSorted(byPlace));
      }),
      { numRuns: 30 },
    );
    expect(await allPlans("not enable")).toEqual(expect.arrayContaining([...before]));
  });

  test("written by twenty concurrent writers are all from the same one", async () => {
    const { version, document } = await current<Recharge>(recharge);
    const offer = (pay_amount: number) => ({
      ...document,
      plans: [{ currency_id: "USD", index: 0, amount: 500, coin: 500, pay_amount }],
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => desk.set(recharge, offer(500 + index), { seen: version })),
    );
    const codes = answers.map((answer) => refusalOf(answer)?.code ?? "written");
    expect(codes.filter((code) => code === "written")).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["written", "request/version-conflict"]));
    const winner = answers.findIndex((answer) => !answer.errors);
    expect(await usdPlans()).toMatchObject([{ pay_amount: 500 + winner }]);
  });
});

// R-CFG-7
describe("rates", () => {
  const cny = async () => {
    const asked = `{ getPlatformCoinToCurrencyIdRate(currency_id: "cny") { currency_id minor_per_100_coins } }`;
    return fieldOf<object>(await shop.ask(asked), "getPlatformCoinToCurrencyIdRate");
  };
  const ratios = async () => {
    const answer = await shop.ask(`{ getConfig2 { price_rate { country ratio_bp } } }`);
    return fieldOf<{ price_rate: object[] }>(answer, "getConfig2").price_rate;
  };

  test("follow their document, and rates missing from it are deleted", async () => {
    expect(await cny()).toEqual({ currency_id: "CNY", minor_per_100_coins: 70_000 });
    const document = {
      country_ratios: [{ country: "jp", ratio_bp: 9_000 }],
      coin_rates: [
        { currency_id: "USD", minor_per_100_coins: 10_000 },
        { currency_id: "CNY", minor_per_100_coins: 71_500 },
      ],
    };
    fieldOf(await desk.set(priceRate, document, { seen: 1 }), "setConfigurationDocument");
    expect(await cny()).toEqual({ currency_id: "CNY", minor_per_100_coins: 71_500 });
    expect(await ratios()).toEqual([{ country: "jp", ratio_bp: 9_000 }]);
    await seedReference(shop.db);
    expect(await ratios()).toHaveLength(1);
  });

  test.each(["TWD", "XXX", "", "ＣＮＹ", "a".repeat(1_000)])(
    "do not exist for %s, and the error names the field",
    async (currency) => {
      const answer = await shop.ask(
        "query ($currency: String!) { getPlatformCoinToCurrencyIdRate(currency_id: $currency) { minor_per_100_coins } }",
        { currency },
      );
      expect(refusalOf(answer)).toEqual({ code: "input/invalid", facts: { field: "currency_id" } });
    },
  );
});

test("a shop that predates the documents keeps its prices", async () => {
  const { db, close } = await testDatabase();
  await db.$client.query("insert into coin_rates (currency_id, minor_per_100_coins) values ('USD', 12345)");
  await db.$client.query(
    `insert into recharge_plans (currency_id, index, amount, coin, silver, pay_amount) values ('USD', 3, 700, 700, 7, 900)`,
  );
  await seedReference(db);
  const { rows } = await db.$client.query(
    "select path, document from configuration_versions where path like 'price/%' order by path",
  );
  expect(rows).toMatchObject([
    {
      path: priceRate,
      document: { coin_rates: expect.arrayContaining([{ currency_id: "USD", minor_per_100_coins: 12_345 }]) },
    },
    {
      path: recharge,
      document: { plans: [{ currency_id: "USD", index: 3, silver: 7, pay_amount: 900, enable: true }] },
    },
  ]);
  await close();
});
