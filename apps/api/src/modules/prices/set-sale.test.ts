import { DAY_MS } from "@catnip/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf } from "../../testing/error-catalogue/scene.ts";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { pricedGame } from "./testing/priced-game.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = SHOP_NOW;
});

const days = (count: number) => count * DAY_MS;
const pass = (count: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days(count));
};

// R-PRC-15
describe("a creator's sale", () => {
  test("begins, becomes deeper, and ends; the log says when", async () => {
    const game = await pricedGame(shop);
    const begun = await game.askSale({ percentage_discount: 20 });
    expect(fieldOf(begun, "setStoreActivity")).toEqual({
      state: 2,
      percentage_discount: 20,
      ended_at: null,
      announcements: [],
    });
    pass(1);
    expect(codeOf(await game.askSale({ percentage_discount: 19 }))).toBe("price/sale-percent");
    expect(codeOf(await game.askSale({ percentage_discount: 40 }))).toBeUndefined();
    const during = fieldOf(await game.askHistory(), "getStorePriceHistory");
    expect(during).toMatchObject({ lows: { lowest_30_days: 1_000, announced_percent: 40 } });
    pass(1);
    expect(fieldOf(await game.askSale({}), "setStoreActivity")).toMatchObject({ state: 3 });
    expect(fieldOf(await game.askSale({}), "setStoreActivity")).toBeNull();
    const after = fieldOf<{ points: { meowcent: number }[] }>(
      await game.askHistory(),
      "getStorePriceHistory",
    );
    expect(after.points.map(({ meowcent }) => meowcent)).toEqual([1_000, 800, 600, 1_000]);
  });

  test.each([9, 91, 0, -10])("of %i %% is refused by every brand's rules", async (percentage_discount) => {
    const game = await pricedGame(shop);
    const { errors } = await game.askSale({ percentage_discount });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "price/sale-percent",
      facts: { percent_min: 10, percent_max: 90 },
    });
  });

  test("waits for 30 days after the last one, to the millisecond", async () => {
    const game = await pricedGame(shop);
    await game.sale(days(35), 30, days(30) - 1);
    const { errors } = await game.askSale({ percentage_discount: 30 });
    const from = new Date(SHOP_NOW.getTime() + 1).toISOString();
    expect(errors?.[0]?.extensions).toMatchObject({ code: "price/sale-too-soon", facts: { from } });
    shop.clock.now = new Date(SHOP_NOW.getTime() + 1);
    expect(codeOf(await game.askSale({ percentage_discount: 30 }))).toBeUndefined();
  });

  test("waits for 30 days after a raise, also one in another country alone", async () => {
    const game = await pricedGame(shop);
    await game.price(days(40), { jp: 900 });
    await game.price(days(29), { jp: 950 });
    expect(codeOf(await game.askSale({ percentage_discount: 30 }))).toBe("price/raised-before-sale");
    pass(1);
    expect(codeOf(await game.askSale({ percentage_discount: 30 }))).toBeUndefined();
  });

  test("ends in the future, and is of a released game of one's own", async () => {
    const game = await pricedGame(shop);
    const past = await game.askSale({ percentage_discount: 30, ended_at: SHOP_NOW.toISOString() });
    expect(codeOf(past)).toBe("input/invalid");
    const other = await shop.player({ roles: ["player", "creator"] });
    expect(codeOf(await game.askSale({ percentage_discount: 30 }, other))).toBe("store/not-found");
    await shop.db.$client.query("update stores set released_at = null where id = $1", [game.id]);
    expect(codeOf(await game.askSale({ percentage_discount: 30 }))).toBe("store/not-released");
  });

  test("right after the release begins, but announces no percentage: its price has no history", async () => {
    const game = await pricedGame(shop);
    const released = new Date(SHOP_NOW.getTime() - 1_000);
    await shop.db.$client.query("update stores set released_at = $2 where id = $1", [game.id, released]);
    const begun = await game.askSale({ percentage_discount: 20 });
    expect(fieldOf(begun, "setStoreActivity")).toMatchObject({
      percentage_discount: 20,
      announcements: [{ country: "us", percent: 0, lowest_30_days: null }],
    });
  });

  test("of two at the same moment, the second is judged by the first", async () => {
    const game = await pricedGame(shop);
    const answers = await Promise.all(
      [30, 20].map((percentage_discount) => game.askSale({ percentage_discount })),
    );
    const history = fieldOf(await game.askHistory(), "getStorePriceHistory");
    expect(history).toMatchObject({ lows: { announced_percent: 30 } });
    expect(answers.filter((answer) => codeOf(answer) === undefined).length).toBeGreaterThan(0);
  });
});
