import { describe, expect, test } from "vitest";
import { DAY_MS } from "../time/index.ts";
import { canUseCoupon, clickCoupon, couponCardState, dropUnusableCoupons } from "./index.ts";
import { couponRefusal, isCouponExpiring } from "./coupon.ts";
import { userCoupon } from "./testing.ts";

const now = Date.UTC(2030, 0, 15, 12);
const game = 42;

// R-CPN-1
describe("whether a coupon can be used", () => {
  test.each([
    { says: "a coupon for any game", coupon: {}, refusal: null },
    {
      says: "a coupon for this game",
      coupon: { applicable_scope: "store", storeList: [7, game] },
      refusal: null,
    },
    {
      says: "a coupon for other games",
      coupon: { applicable_scope: "store", storeList: [7] },
      refusal: "out-of-scope",
    },
    { says: "a coupon for no game", coupon: { applicable_scope: "store" }, refusal: "out-of-scope" },
    {
      says: "a coupon with an unknown scope",
      coupon: { applicable_scope: "moon", storeList: [game] },
      refusal: "out-of-scope",
    },
    { says: "a spent coupon", coupon: { state: 1 }, refusal: "used" },
    { says: "a coupon at its expiry", coupon: { ended_at: now }, refusal: "ended" },
    { says: "a coupon just before its expiry", coupon: { ended_at: now + 1 }, refusal: null },
  ])("$says: $refusal", ({ coupon, refusal }) => {
    expect(couponRefusal(userCoupon(coupon), game, now)).toBe(refusal);
    expect(canUseCoupon(userCoupon(coupon), game, now)).toBe(refusal === null);
  });

  test.each([
    { says: "it is expiring from 7 days before its expiry", leftMs: 7 * DAY_MS, is: true },
    { says: "earlier it is not", leftMs: 7 * DAY_MS + 1, is: false },
    { says: "in its last moment it still is", leftMs: 1, is: true },
    { says: "once expired it is no longer expiring", leftMs: 0, is: false },
  ])("$says", ({ leftMs, is }) => {
    expect(isCouponExpiring(now + leftMs, now)).toBe(is);
  });

  test("a coupon without an end never expires", () => {
    expect(isCouponExpiring(null, now)).toBe(false);
  });
});

// R-CPN-4
describe("clicking a coupon", () => {
  const here = { lineId: "here", storeId: game };
  const coupon = userCoupon();
  const none = new Map<string, string[]>();

  test("an available coupon is selected, and the popup closes", () => {
    const { choices, closes } = clickCoupon(coupon, here, none, now);
    expect([...choices]).toEqual([["here", ["c1"]]]);
    expect(closes).toBe(true);
    expect(couponCardState(coupon, here, choices, now).kind).toBe("selected");
  });

  test("a selected coupon is deselected, and the popup closes", () => {
    const { choices, closes } = clickCoupon(coupon, here, new Map([["here", ["c1", "c2"]]]), now);
    expect([...choices]).toEqual([["here", ["c2"]]]);
    expect(closes).toBe(true);
  });

  test("a coupon joins those already selected for the game", () => {
    const { choices } = clickCoupon(coupon, here, new Map([["here", ["c2"]]]), now);
    expect([...choices]).toEqual([["here", ["c2", "c1"]]]);
  });

  test("a coupon used for another game stays there", () => {
    const elsewhere = new Map([["there", ["c1"]]]);
    expect(couponCardState(coupon, here, elsewhere, now).kind).toBe("used");
    expect(clickCoupon(coupon, here, elsewhere, now)).toEqual({ choices: elsewhere, closes: false });
  });

  test("clicking an unavailable coupon does nothing, even when it is selected", () => {
    const ended = userCoupon({ ended_at: now });
    const selected = new Map([["here", ["c1"]]]);
    expect(couponCardState(ended, here, selected, now).kind).toBe("unavailable");
    expect(clickCoupon(ended, here, selected, now)).toEqual({ choices: selected, closes: false });
  });

  test("the previous selection is not mutated", () => {
    clickCoupon(coupon, here, none, now);
    expect(none.size).toBe(0);
  });

  // R-CPN-5
  test("a card warns that its coupon is about to expire", () => {
    const soon = userCoupon({ ended_at: now + DAY_MS });
    expect(couponCardState(soon, here, none, now)).toEqual({ kind: "available", expiring: true });
  });

  // R-CPN-6
  test("coupons that have since expired or been used are dropped from the selection", () => {
    const chosen = new Map([["here", ["ended", "spent", "gone", "good"]]]);
    const owned = [
      userCoupon({ uuid: "ended", ended_at: now }),
      userCoupon({ uuid: "spent", state: 1 }),
      userCoupon({ uuid: "good" }),
    ];
    expect([...dropUnusableCoupons(chosen, [here], owned, now)]).toEqual([["here", ["good"]]]);
  });
});
