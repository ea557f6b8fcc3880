import { addOrderRefund } from "@catnip/api/modules/orders/index.ts";
import { checkout } from "@catnip/api/modules/orders/checkout.ts";
import { buying, couponFor, player } from "@catnip/api/modules/orders/testing/shop.ts";
import { sweepPayments } from "@catnip/api/modules/top-ups/index.ts";
import { notify } from "@catnip/api/modules/top-ups/notify.http.ts";
import { discountPeriod } from "@catnip/domain/prices";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBankStreet, requestOf } from "./support/payments/bank-street.ts";
import { banksBooksAreOurs } from "./support/payments/books.ts";
import { choose, goToCashier, newPayer, WAYS } from "./support/payments/payer.ts";
import { stockGames } from "./support/shelf.ts";
import { shopDatabase } from "./support/shop-database.ts";
import type { TestDatabase } from "@catnip/api/platform/testing/test-database.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const COINS = 100_000;

/** Moments at which a calendar does something odd somewhere; ours is the UTC's, so none may matter. */
const ODD_MOMENTS = [
  { says: "a leap day begins", at: "2028-02-29T00:00:00Z" },
  { says: "a leap day ends", at: "2028-03-01T00:00:00Z" },
  { says: "clocks in America go forward", at: "2026-03-08T07:00:00Z" },
  { says: "clocks in America go back", at: "2026-11-01T06:00:00Z" },
  { says: "clocks in Europe go forward", at: "2026-03-29T01:00:00Z" },
  { says: "a year ends", at: "2027-01-01T00:00:00Z" },
] as const;

// R-PRC-4, R-CPN-1, R-RFD-4, R-OPS-9
describe("to the millisecond, at a moment when", () => {
  let shop: TestDatabase;
  beforeAll(async () => {
    shop = await shopDatabase(4);
  });
  afterAll(() => shop.close());
  const services = (at: number) => ({ db: shop.db, now: () => new Date(at) });

  test.each(ODD_MOMENTS)("$says, a discount ends", async ({ at }) => {
    const end = Date.parse(at);
    const [game] = await stockGames(shop.db, 1);
    if (!game) throw new Error("no game");
    await shop.db.$client.query(
      "insert into store_activities (store_id, state, percentage_discount, ended_at) values ($1, 2, 30, $2)",
      [game.id, new Date(end)],
    );
    for (const [offset, kind] of [
      [-1, "done"],
      [0, "price-changed"],
      [1, "price-changed"],
    ] as const) {
      const mika = await player(shop.db, { coins: COINS });
      const request = buying({ game, percent: 30 }, { coins: COINS });
      expect(await checkout(services(end + offset), mika, request, "international")).toMatchObject({ kind });
    }
  });

  test.each(ODD_MOMENTS)("$says, a coupon ends", async ({ at }) => {
    const end = Date.parse(at);
    const [game] = await stockGames(shop.db, 1);
    if (!game) throw new Error("no game");
    for (const [offset, answer] of [
      [-1, { kind: "done", total: 500 }],
      [0, { kind: "refused", code: "coupon/unavailable" }],
      [1, { kind: "refused", code: "coupon/unavailable" }],
    ] as const) {
      const mika = await player(shop.db, { coins: COINS });
      const coupon = {
        uuid: await couponFor(shop.db, mika.uuid, { rate: 50, endedAt: new Date(end) }),
        rate: 50,
      };
      const request = buying({ game, coupons: [coupon] }, { coins: COINS });
      expect(await checkout(services(end + offset), mika, request, "international")).toMatchObject(answer);
    }
  });

  test.each(ODD_MOMENTS)("$says, the time to give a game back ends", async ({ at }) => {
    const end = Date.parse(at);
    const [game] = await stockGames(shop.db, 1);
    if (!game) throw new Error("no game");
    for (const [offset, refusal] of [
      [-1, null],
      [0, "refund/too-late"],
    ] as const) {
      const mika = await player(shop.db, { coins: COINS });
      const request = buying({ game }, { coins: COINS });
      await checkout(services(end - 14 * DAY_MS), mika, request, "international");
      const asked = { uuid: randomUUID(), order_uuid: request.uuid, store_id: game.id };
      const refund = addOrderRefund(services(end + offset), mika, asked, "international");
      if (refusal === null) expect(await refund).toMatchObject({ coin: 1_000 });
      else await expect(refund).rejects.toMatchObject({ code: refusal });
    }
  });

  test.each(ODD_MOMENTS)("$says, a price tag counts 24 hours as a day, and rounds others up", ({ at }) => {
    const end = Date.parse(at);
    const told = (before: number) => discountPeriod(new Date(end), new Date(end - before));
    expect(told(0)).toBeNull();
    expect(told(1)).toEqual({ kind: "one-day" });
    expect(told(DAY_MS - 1)).toEqual({ kind: "one-day" });
    expect(told(DAY_MS)).toEqual({ kind: "days", days: 1 });
    expect(told(DAY_MS + 1)).toEqual({ kind: "days", days: 2 });
    expect(told(2 * DAY_MS)).toEqual({ kind: "days", days: 2 });
  });
});

/** Whose messages say when they were signed. */
const TIMED: ReadonlySet<string> = new Set(["sugoi", "stripe", "wechatpay"]);
const WINDOW_MS = 5 * MINUTE_MS;
const TOLD = WAYS.filter(({ provider }) => !["linepay", "tappay", "paypal"].includes(provider));

// R-PAY-3, R-PAY-7, R-OPS-9
describe("a provider whose clock is off by", () => {
  test.each([-10, -5, -1, 0, 1, 5, 10])(
    "%i minutes is believed within five, and nothing is lost",
    async (minutes) => {
      const street = await openBankStreet(4);
      for (const seconds of [-1, 0, 1]) {
        const skew = minutes * MINUTE_MS + seconds * 1_000;
        for (const way of TOLD) {
          const payer = await newPayer(street, way);
          await goToCashier(street, payer);
          street.skew(skew);
          await choose(street, payer, "pay");
          const [message] = await street.takeMessages();
          street.skew(0);
          if (!message) throw new Error(`${way.provider} told nothing`);
          const { status } = await notify(street.services, requestOf(message));
          const isBelieved = !TIMED.has(way.provider) || Math.abs(skew) <= WINDOW_MS;
          expect({ ...way, skew, isBelieved: status === 200 }).toEqual({ ...way, skew, isBelieved });
        }
      }
      for (let minute = 0; minute < 10; minute += 1) {
        street.pass(MINUTE_MS);
        await sweepPayments(street.services);
      }
      expect(await banksBooksAreOurs(street)).toBe(3 * TOLD.length);
      await street.close();
    },
  );
});
