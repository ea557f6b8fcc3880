import { readFileSync } from "node:fs";
import path from "node:path";
import { sweepPayments } from "@catnip/api/modules/top-ups/index.ts";
import { describe, expect, test } from "vitest";
import { sizeOf } from "./sizes.ts";
import { openBankStreet } from "./support/payments/bank-street.ts";
import { banksBooksAreOurs } from "./support/payments/books.ts";
import { choose, goToCashier, newPayer, WAYS } from "./support/payments/payer.ts";

const { payments } = sizeOf("f13");
const MINUTE_MS = 60_000;
const MINUTES = 15;
/** Some of its payers left before its page had loaded: queried too often, it would lock the query. */
const GONE_MAX = 4;
const NEWEBPAY = WAYS.find(({ provider }) => provider === "newebpay") ?? WAYS[0];

// R-PAY-7, R-PAY-29, R-OPS-7
describe(`${payments} payments whose payers never return, and of which no message arrives`, () => {
  test(`are all credited within ${MINUTES} minutes, and NewebPay's query is never locked`, async () => {
    const street = await openBankStreet();
    let gone = 0;
    for (let index = 0; index < payments; index += 1) {
      const way = WAYS[index % WAYS.length] ?? WAYS[0];
      const payer = await newPayer(street, way);
      await goToCashier(street, payer);
      expect({ ...way, pays: await choose(street, payer, "pay") }).toEqual({ ...way, pays: true });
      if (way === NEWEBPAY && gone < GONE_MAX) {
        gone += 1;
        const { services } = street;
        const { payment } = await newPayer(street, NEWEBPAY);
        await services.db.$client.query("update payments set handed_over_at = $2 where order_no = $1", [
          payment.order_no,
          services.now(),
        ]);
      }
    }
    await street.takeMessages();
    for (let minute = 0; minute < MINUTES; minute += 1) {
      street.pass(MINUTE_MS);
      await sweepPayments(street.services);
    }
    await street.takeMessages();
    expect(await banksBooksAreOurs(street)).toBe(payments);
    const file = readFileSync(path.join(street.folder, "newebpay.json"), "utf8");
    const { unknown } = JSON.parse(file) as { unknown: { asked: number[]; lockedUntil: number } };
    expect(unknown.lockedUntil).toBe(0);
    expect(unknown.asked.length).toBeGreaterThan(0);
    await street.close();
  });
});
