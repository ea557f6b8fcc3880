import { checkout } from "@catnip/api/modules/orders/index.ts";
import { buying, NOW, player } from "@catnip/api/modules/orders/testing/shop.ts";
import { sweepPayments } from "@catnip/api/modules/top-ups/index.ts";
import { sweepRefunds } from "@catnip/api/modules/refunds/carry-out-refund.ts";
import { ApiError } from "@catnip/api/platform/errors.ts";
import { describe, expect, test } from "vitest";
import { sizeOf } from "./sizes.ts";
import { openBankStreet } from "./support/payments/bank-street.ts";
import { banksBooksAreOurs } from "./support/payments/books.ts";
import { choose, goToCashier, newPayer, WAYS } from "./support/payments/payer.ts";
import { stockGames } from "./support/shelf.ts";

const { payments } = sizeOf("f19");
const MINUTE_MS = 60_000;
const DOWN_MINUTES = 60;
const BACK_MINUTES = 90;
/** Questions to one provider in one sweep, in vain. */
const UNANSWERED_MAX = 3;

// R-PAY-7, R-PAY-8, R-OPS-7
describe(`${payments} payments that were paid, of which no message arrives, and every provider is down for an hour`, () => {
  test("the shop goes on selling, nothing expires, queries back off, and everything is credited without a restart", async () => {
    const street = await openBankStreet();
    const { services } = street;
    for (let index = 0; index < payments; index += 1) {
      const payer = await newPayer(street, WAYS[index % WAYS.length] ?? WAYS[0]);
      await goToCashier(street, payer);
      await choose(street, payer, "pay");
    }
    await street.takeMessages();

    const games = await stockGames(services.db, DOWN_MINUTES, 1_000);
    const buyer = await player(services.db, { coins: 100_000 });
    let asked = new Map<string, number>();
    street.lay((request) => {
      const at = new URL(request.url).pathname.split("/").slice(0, 3).join("/");
      asked.set(at, (asked.get(at) ?? 0) + 1);
      return Promise.reject(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
    });
    for (const game of games) {
      street.pass(MINUTE_MS);
      asked = new Map();
      await sweepPayments(services);
      await sweepRefunds(services);
      expect(Math.max(0, ...asked.values())).toBeLessThanOrEqual(UNANSWERED_MAX * WAYS.length);
      const bought = await checkout(
        { db: services.db, now: () => NOW },
        buyer,
        buying({ game }, { coins: 100_000 }),
        "international",
      );
      expect(bought.kind).toBe("done");
    }
    const { rows: standing } = await services.db.$client.query<{ state: string; count: number }>(
      "select state, count(*)::int as count from payments group by state",
    );
    expect(standing).toEqual([{ state: "pending", count: payments }]);
    const stripe = WAYS.find(({ provider }) => provider === "stripe") ?? WAYS[0];
    await expect(goToCashier(street, await newPayer(street, stripe))).rejects.toBeInstanceOf(ApiError);

    street.lay((request, answer) => answer(request));
    for (let minute = 0; minute < BACK_MINUTES; minute += 1) {
      street.pass(MINUTE_MS);
      await sweepPayments(services);
    }
    // LINE Pay keeps an authorization for minutes: those have run out, and nothing was taken.
    const taken = WAYS.length - 1;
    expect(await banksBooksAreOurs(street)).toBe(Math.round((payments * taken) / WAYS.length));
    await street.close();
  });
});
