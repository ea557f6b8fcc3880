import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SHOP_NOW, fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { buying, couponFor, game, player } from "../orders/testing/shop.ts";
import { checkout } from "../orders/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const LIST = `query ($state: CouponState, $limit: Int, $page: Int) {
  findUserCouponByMe(filter: { state: $state }, limit: $limit, q: { page: $page }) {
    uuid state created_at used_at order_uuid
    coupon { name applicable_scope coupon_applicable_scope { scope_id } storeList discount_rate ended_at }
  }
}`;

const inDays = (days: number) => new Date(SHOP_NOW.getTime() + days * 86_400_000);

type Listed = { readonly uuid: string }[];

test("a coupon lists the games it is valid for", async () => {
  const mika = await player(shop.db);
  const uuid = await couponFor(shop.db, mika.uuid, { rate: 20, storeIds: [7, 9] });
  expect(fieldOf(await shop.ask(LIST, {}, mika), "findUserCouponByMe")).toEqual([
    {
      uuid,
      state: 0,
      created_at: expect.any(String),
      used_at: null,
      order_uuid: null,
      coupon: {
        name: "20 % off",
        applicable_scope: "store",
        coupon_applicable_scope: [{ scope_id: 7 }, { scope_id: 9 }],
        storeList: [7, 9],
        discount_rate: 20,
        ended_at: null,
      },
    },
  ]);
});

// R-CPN-7
test("those expiring soonest come first, paginated; expired ones and other players' are left out", async () => {
  const [mika, rival] = [await player(shop.db), await player(shop.db)];
  const never = await couponFor(shop.db, mika.uuid, { rate: 1 });
  const late = await couponFor(shop.db, mika.uuid, { rate: 2, endedAt: inDays(9) });
  const soon = await couponFor(shop.db, mika.uuid, { rate: 3, endedAt: inDays(1) });
  await couponFor(shop.db, mika.uuid, { rate: 4, endedAt: SHOP_NOW });
  await couponFor(shop.db, rival.uuid, { rate: 5 });
  const page = async (variables: Record<string, unknown>) =>
    fieldOf<Listed>(await shop.ask(LIST, variables, mika), "findUserCouponByMe").map(({ uuid }) => uuid);
  expect(await page({})).toEqual([soon, late, never]);
  expect(await page({ limit: 2 })).toEqual([soon, late]);
  expect(await page({ limit: 2, page: 2 })).toEqual([never]);
  const { errors } = await shop.ask(LIST, { state: 7 }, mika);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "input/invalid", facts: { field: "state" } });
});

test("a used coupon names the purchase it was used in, and the list costs one statement", async () => {
  const mika = await player(shop.db, { coins: 1_000 });
  const dusk = await game(shop.db, { list: 700 });
  const coupon = { uuid: await couponFor(shop.db, mika.uuid, { rate: 50 }), rate: 50 };
  const request = buying({ game: dusk, coupons: [coupon] }, { coins: 1_000 }, randomUUID());
  expect((await checkout(shop.services, mika, request, "international")).kind).toBe("done");
  shop.statements();
  expect(fieldOf<Listed>(await shop.ask(LIST, { state: 1 }, mika), "findUserCouponByMe")).toMatchObject([
    { uuid: coupon.uuid, state: 1, used_at: SHOP_NOW.toISOString(), order_uuid: request.uuid },
  ]);
  expect(shop.statements()).toBe(1);
});
