import { sweepPayments } from "@catnip/api/modules/top-ups/index.ts";
import { notify } from "@catnip/api/modules/top-ups/notify.http.ts";
import { sweepRefunds } from "@catnip/api/modules/refunds/carry-out-refund.ts";
import { ApiError } from "@catnip/api/platform/errors.ts";
import { describe, expect, test } from "vitest";
import { seeds, sizeOf } from "./sizes.ts";
import { openBankStreet, requestOf, type BankStreet } from "./support/payments/bank-street.ts";
import { banksBooksAreOurs } from "./support/payments/books.ts";
import { choose, comeBack, goToCashier, newPayer, WAYS, type Payer } from "./support/payments/payer.ts";
import { giveBack, refundsAreOurs } from "./support/payments/refunds.ts";
import { randomOf, type Random } from "./support/random.ts";

const { payments } = sizeOf("f14");
const FAILS = 0.3;
const MINUTE_MS = 60_000;
const TRIES = 6;
const HOURS_AFTER = 48;

// R-PAY-7, R-PAY-39, R-RFD-16, R-RFD-23, R-OPS-7
describe(`${payments} payments at providers of which ${FAILS * 100} % of the calls time out or fail`, () => {
  test.each(seeds(1))("take, credit and give back each once, or not at all (seed %i)", async (seed) => {
    const random = randomOf(seed);
    const street = await openBankStreet();
    let failures = 0;
    layFailures(street, random, () => (failures += 1));
    let reached = 0;
    let returned = 0;
    for (let index = 0; index < payments; index += 1) {
      const payer = await newPayer(street, WAYS[index % WAYS.length] ?? WAYS[0]);
      if (await triesToPay(street, payer, random)) reached += 1;
      await hear(street, random);
      if (random.chance(0.5)) await comeBack(street, payer);
      if (random.chance(0.5) && (await giveBack(street, payer))) returned += 1;
      street.pass(MINUTE_MS);
      await sweep(street);
    }
    expect(failures).toBeGreaterThan(payments / 10);
    expect(reached).toBeGreaterThan(payments / 2);
    expect(returned).toBeGreaterThan(payments / 20);

    street.lay((request, answer) => answer(request));
    for (let hour = 0; hour < HOURS_AFTER; hour += 1) {
      street.pass(60 * MINUTE_MS);
      await street.takeMessages();
      await sweep(street);
    }
    expect(await refundsAreOurs(street)).toBe(returned);
    expect(await banksBooksAreOurs(street)).toBeGreaterThan(payments / 2);
    await street.close();
  });
});

async function sweep({ services }: BankStreet): Promise<void> {
  await sweepPayments(services);
  await sweepRefunds(services);
}

/** Calls are lost on the way, answered with an error, or done and the answer is lost or an error. */
function layFailures(street: BankStreet, random: Random, count: () => void): void {
  street.lay(async (request, answer) => {
    if (!random.chance(FAILS)) return answer(request);
    count();
    const isDone = random.chance(0.5);
    if (isDone) await answer(request);
    if (random.chance(0.5))
      throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
    return new Response("away", { status: random.pick([500, 502, 503, 504]) });
  });
}

/** Presses the button again until there is a cashier, some minutes apart; false: gave up. */
async function triesToPay(street: BankStreet, payer: Payer, random: Random): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      await goToCashier(street, payer);
      if (await choose(street, payer, random.chance(0.9) ? "pay" : "leave")) return true;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
    }
    // A message's signature is valid for some minutes; a retry has a new one.
    await hear(street, random);
    street.pass(2 * MINUTE_MS);
    await sweep(street);
  }
  return false;
}

/** Half of the messages are lost, and some arrive twice. */
async function hear(street: BankStreet, random: Random): Promise<void> {
  for (const message of await street.takeMessages()) {
    const copies = random.pick([0, 0, 1, 2]);
    for (let copy = 0; copy < copies; copy += 1) {
      const { status } = await notify(street.services, requestOf(message));
      // 503 requests a retry: the certificate that proves the message could not be fetched.
      expect([200, 503]).toContain(status);
    }
  }
}
