import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { seedReference } from "../../seed/reference.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await seedReference(shop.db);
});
afterAll(() => shop.close());

const ASK = `query ($currency_id: String, $amount: [Amount!]) {
  preRechargeAccount(currency_id: $currency_id, amount: $amount) { amount currency_id pay_amount silver plan_id }
}`;

// R-TOP-13
test("guests may ask; the price is that of an exactly matching plan, else by the rate", async () => {
  const plans = fieldOf<{ id: string }[]>(
    await shop.ask('{ findRechargePlans(currency_id: "CNY") { id } }'),
    "findRechargePlans",
  );
  shop.statements();
  // Absent, not null: the currency defaults to CNY.
  const answer = await shop.ask(
    "{ preRechargeAccount(amount: [1000, 1001]) { amount currency_id pay_amount silver plan_id } }",
  );
  expect(fieldOf(answer, "preRechargeAccount")).toEqual([
    { amount: 1_000, currency_id: "CNY", pay_amount: 6_800, silver: 50, plan_id: plans[1]?.id },
    { amount: 1_001, currency_id: "CNY", pay_amount: 7_007, silver: 0, plan_id: null },
  ]);
  expect(shop.statements()).toBe(2);
});

test.each([{ amount: [] }, { amount: null }, {}])("no amounts give no quotes (%j)", async (variables) => {
  expect((await shop.ask(ASK, variables)).data).toEqual({ preRechargeAccount: [] });
});

// R-TOP-13
test("asking changes nothing", async () => {
  const count = async () => {
    const { rows } = await shop.db.$client.query(
      "select (select count(*) from payments) as payments, (select count(*) from ledger_transfers) as transfers",
    );
    return rows;
  };
  const before = await count();
  await shop.ask(ASK, { currency_id: "USD", amount: [500, 10_000_000] });
  expect(await count()).toEqual(before);
});

test.each([
  ["an unknown currency", { currency_id: "XXX", amount: [100] }, { field: "currency_id" }],
  ["an empty currency", { currency_id: "", amount: [] }, { field: "currency_id" }],
  ["an amount of zero", { amount: [100, 0] }, { field: "amount", min: 1, max: 10_000_000 }],
  ["a negative amount", { amount: [-1] }, { field: "amount", min: 1, max: 10_000_000 }],
  ["an amount that is too large", { amount: [10_000_001] }, { field: "amount", min: 1, max: 10_000_000 }],
  ["too many amounts", { amount: Array(51).fill(100) }, { field: "amount", max: 50 }],
])("%s is refused", async (_says, variables, facts) => {
  const { errors } = await shop.ask(ASK, variables);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "input/invalid", facts });
});

test.each([[0.5], ["100"], [1e308]])("%j is not a valid amount", async (amount) => {
  const { errors } = await shop.ask(ASK, { amount: [amount] });
  expect(errors?.[0]?.extensions.code).toBe("input/invalid");
});

const plansIn = async (currency: string) =>
  fieldOf<{ pay_amount: number; coin: number; meta: { meowcoin: number; point: number }[] }[]>(
    await shop.ask(
      `{ findRechargePlans(currency_id: "${currency}") { coin pay_amount meta { meowcoin point } } }`,
    ),
    "findRechargePlans",
  );

// R-TOP-14
test("plans in CNY include the Sugoi points for their coins, others do not", async () => {
  const yuan = await plansIn("CNY");
  expect(yuan).toHaveLength(5);
  for (const { coin, pay_amount, meta } of yuan) {
    expect(meta).toEqual([{ meowcoin: coin / 100, point: pay_amount / 100 }]);
  }
  expect((await plansIn("USD")).flatMap(({ meta }) => meta)).toEqual([]);
});

test("methods and providers include their images", async () => {
  const { data } = await shop.ask("{ findPaymentMethod { method image } }");
  expect(data).toEqual({
    findPaymentMethod: [
      { method: "credit-card", image: "credit-card" },
      { method: "sugoi", image: "sugoi" },
      { method: "alipay", image: "alipay" },
      { method: "wechatpay", image: "wechatpay" },
      { method: "unionpay", image: "unionpay" },
      { method: "paypal", image: "paypal" },
      { method: "line-pay", image: "line-pay" },
      { method: "taobao", image: "taobao" },
      { method: "offline", image: null },
    ],
  });
});
