import { encodeRedemptionCode } from "@catnip/domain/redemptions";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { addCoupon } from "../coupons/index.ts";
import { player } from "../orders/testing/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

// R-RDM-11
test("the history of codes says what each brought: coins, silver, coupons, games", async () => {
  const [finance, mika] = [await shop.player({ roles: ["finance"] }), await player(shop.db)];
  const [coupon, store_id] = [randomUUID(), await makeGame(shop.db, { name: "Neon Drift" })];
  await addCoupon(shop.db, { uuid: coupon, name: "A fifth", discountRate: 20, storeIds: [], endedAt: null });
  const made = await shop.ask(
    `mutation ($uuid: ID!, $rewards: [RedemptionRewardInput!]!) {
      addRedemptionCodes(uuid: $uuid, campaign: "Spring", count: 1, reason: "event", rewards: $rewards) { codes } }`,
    {
      uuid: randomUUID(),
      rewards: [
        { key: "account.meowcent", amount: 500 },
        { key: "account.silver", amount: 300 },
        { key: "coupon", coupon_uuid: coupon },
        { key: "store", store_id },
      ],
    },
    finance,
  );
  const [code = ""] = fieldOf<{ codes: readonly string[] }>(made, "addRedemptionCodes").codes;
  await shop.ask(
    "mutation ($code: String!) { redeemQuestRedemptionCode(redemption_code: $code) { uuid } }",
    { code: encodeRedemptionCode(code) },
    mika,
  );
  const history = await shop.ask(
    `{ findAccountLog(action_type: "redemption") { total list {
      coin silver state gift { reason coupon_percents } store_names { key value } } } }`,
    {},
    mika,
  );
  expect(fieldOf(history, "findAccountLog")).toEqual({
    total: 1,
    list: [
      {
        coin: 500,
        silver: 300,
        state: 1,
        gift: { reason: null, coupon_percents: [20] },
        store_names: [{ key: String(store_id), value: "Neon Drift" }],
      },
    ],
  });
});
