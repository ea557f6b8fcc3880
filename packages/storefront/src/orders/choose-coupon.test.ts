import { expect, test } from "vitest";
import { cardsFor } from "./choose-coupon.ts";
import { idleCoupons } from "./idle-coupons.ts";
import { billItem, billOf, ownCoupon } from "./testing.ts";

const items = [billItem(1, 1_000), billItem(2, 600)];

// R-CPN-5, R-CPN-9
test("a game's coupons: usable ones first, each of the others with its reason", () => {
  const coupons = [
    ownCoupon("other", { storeList: [7] }),
    ownCoupon("first", { discount_rate: 50 }),
    ownCoupon("second", { ended_at: "2030-01-18T00:00:00Z" }),
  ];
  const bill = billOf(items, coupons);
  const cards = cardsFor(bill, billItem(1, 1_000));
  expect(cards).toMatchObject([
    { uuid: "first", kind: "selected", refusal: null, usedFor: null },
    { uuid: "second", kind: "used", refusal: null, usedFor: "Game 2", isExpiring: true },
    { uuid: "other", kind: "unavailable", refusal: "out-of-scope", usedFor: null },
  ]);
});

test("the cards survive a JSON round trip", () => {
  const cards = cardsFor(
    billOf(items, [ownCoupon("a", { ended_at: "2030-02-01T00:00:00Z" })]),
    billItem(1, 1),
  );
  expect(JSON.parse(JSON.stringify(cards))).toEqual(cards);
});

// R-CPN-9
test("unused coupons of a bill: for other games, saving nothing, or declined by the buyer", () => {
  const coupons = [
    ownCoupon("all", { discount_rate: 100, storeList: [1] }),
    ownCoupon("idle", { storeList: [1] }),
    ownCoupon("other", { storeList: [7] }),
    ownCoupon("ten"),
  ];
  const reasons = (bill: Parameters<typeof idleCoupons>[0]) =>
    Object.fromEntries(idleCoupons(bill).map(({ uuid, reason }) => [uuid, reason]));
  expect(reasons(billOf(items, coupons))).toEqual({ idle: "saves-nothing", other: "out-of-scope" });
  expect(reasons(billOf(items, coupons, new Map([["1", ["all"]]])))).toEqual({
    idle: "saves-nothing",
    other: "out-of-scope",
    ten: "left",
  });
});
