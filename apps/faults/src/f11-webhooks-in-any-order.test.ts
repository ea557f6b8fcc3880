import { notify, sweepPayments } from "@catnip/api/modules/top-ups/index.ts";
import { describe, expect, test } from "vitest";
import { seeds, sizeOf } from "./sizes.ts";
import { inTabs, tally } from "./support/in-tabs.ts";
import { banksBooksAreOurs } from "./support/payments/books.ts";
import { openBankStreet, requestOf, type BankStreet, type Message } from "./support/payments/bank-street.ts";
import { FORGERIES } from "./support/payments/forgeries.ts";
import { choose, comeBack, goToCashier, newPayer, WAYS, type Payer } from "./support/payments/payer.ts";
import { randomOf, type Random } from "./support/random.ts";

const size = sizeOf("f11");
const BATCH = 40;
const TABS = 8;
const MINUTE_MS = 60_000;
const DELIVERIES_MAX = 5;
/** Providers whose server creates the order, so that a notification can overtake the response. */
const ANSWERS_START: ReadonlySet<string> = new Set(["wechatpay", "stripe", "paypal", "tappay"]);
/** Of those, as many as make 5 % of all payments. */
const OVERTAKES = 0.05 * (WAYS.length / ANSWERS_START.size);
const BEFORE_RETURN = 0.2;
const NEVER_RETURNS = 0.4;

type Case = Payer & { readonly comes: "after the message" | "at any time" | "never" };

// R-PAY-2, R-PAY-4, R-PAY-9, R-OPS-7
describe(`${size.payments} payments at ${WAYS.length} providers, their messages in any order, and ${size.forged} forged ones`, () => {
  test.each(seeds(1))("credit each payment once, and nothing else (seed %i)", async (seed) => {
    const random = randomOf(seed);
    const street = await openBankStreet();
    const statuses: string[] = [];
    const deliver = async (message: Message, from: string): Promise<void> => {
      const { status } = await notify(street.services, requestOf(message));
      statuses.push(`${from} ${status}`);
    };
    const forge = forger(random, (message, kind) => deliver(message, kind));
    const batches = Math.ceil(size.payments / BATCH);
    const victims = await unpaid(street);

    for (let batch = 0; batch < batches; batch += 1) {
      const count = Math.min(BATCH, size.payments - batch * BATCH);
      const cases: Case[] = [];
      // All of the batch, those that overtook an answer included: at times they are the only ones to forge from.
      const genuine: Message[] = [];
      const deliverGenuine = async (message: Message): Promise<void> => {
        genuine.push(message);
        await deliver(message, "genuine");
      };
      for (let index = 0; index < count; index += 1)
        cases.push(await payAtCashier(street, random, batch * BATCH + index, deliverGenuine));

      let messages = await street.takeMessages();
      genuine.push(...messages);
      const forged =
        Math.ceil((size.forged * (batch + 1)) / batches) - Math.ceil((size.forged * batch) / batches);
      const posts = [
        ...repeated(messages, random).map((message) => () => deliver(message, "genuine")),
        ...cases.filter(({ comes }) => comes === "at any time").map((each) => () => comeBack(street, each)),
        ...Array.from({ length: forged }, () => forge(genuine, victims)),
      ];
      await inTabs(TABS, random.shuffled(posts), async (post) => void (await post()));
      // Payments captured in the meantime have their own messages.
      for (
        messages = await street.takeMessages();
        messages.length > 0;
        messages = await street.takeMessages()
      )
        await inTabs(TABS, random.shuffled(repeated(messages, random)), (message) =>
          deliver(message, "genuine"),
        );
      await inTabs(
        TABS,
        cases.filter(({ comes }) => comes === "after the message"),
        async (each) => void (await comeBack(street, each)),
      );
      street.pass(MINUTE_MS + 1_000);
      await sweepPayments(street.services);
    }
    // LINE Pay sends no notifications, and only some of TapPay's unsigned ones are trusted: the rest is queried.
    for (let minute = 0; minute < 10; minute += 1) {
      street.pass(MINUTE_MS);
      await sweepPayments(street.services);
    }

    expect(await banksBooksAreOurs(street)).toBe(size.payments);
    const counted = tally(statuses);
    expect(Object.keys(counted).filter((answer) => Number(answer.split(" ").at(-1)) >= 500)).toEqual([]);
    expect(Object.keys(counted).filter((answer) => answer.startsWith("genuine"))).toEqual(["genuine 200"]);
    const kinds = Object.keys(FORGERIES).filter((kind) =>
      Object.keys(counted).some((each) => each.startsWith(kind)),
    );
    expect(kinds).toHaveLength(Object.keys(FORGERIES).length);
    await street.close();
  });
});

/** One payer goes to the provider and pays there; news of some overtakes the provider's own answer. */
async function payAtCashier(
  street: BankStreet,
  random: Random,
  index: number,
  deliver: (message: Message) => Promise<void>,
): Promise<Case> {
  const way = WAYS[index % WAYS.length] ?? WAYS[0];
  const payer = await newPayer(street, way);
  if (ANSWERS_START.has(way.provider) && random.chance(OVERTAKES)) {
    let isPaid = false;
    street.lay(async (request, answer) => {
      const answered = await answer(request);
      if (isPaid) return answered;
      // True once the provider has the order: that was the request that made it.
      isPaid = await choose(street, payer, "pay");
      if (isPaid) for (const message of await street.takeMessages()) await deliver(message);
      return answered;
    });
    await goToCashier(street, payer);
    street.lay((request, answer) => answer(request));
    if (!isPaid) throw new Error(`${way.provider} was not paid before it answered`);
  } else {
    await goToCashier(street, payer);
    if (!(await choose(street, payer, "pay"))) throw new Error(`${way.provider} does not know the order`);
  }
  const drawn = random.next();
  const comes =
    drawn < BEFORE_RETURN ? "after the message" : drawn < 1 - NEVER_RETURNS ? "at any time" : "never";
  return { ...payer, comes };
}

const repeated = (messages: readonly Message[], random: Random): readonly Message[] =>
  messages.flatMap((message) => Array.from({ length: 1 + random.below(DELIVERIES_MAX) }, () => message));

/** Orders waiting for money that never comes: only a forged notification could get one credited. */
async function unpaid(street: BankStreet): Promise<readonly string[]> {
  const orders: string[] = [];
  for (const way of WAYS) {
    const payer = await newPayer(street, way);
    await goToCashier(street, payer);
    orders.push(payer.payment.order_no);
  }
  return orders;
}

/** Goes through all kinds in turn. */
function forger(random: Random, deliver: (message: Message, kind: string) => Promise<void>) {
  const kinds = Object.entries(FORGERIES);
  let made = 0;
  return (genuine: readonly Message[], victims: readonly string[]) => {
    const [kind, forge] = kinds[made % kinds.length] ?? [];
    made += 1;
    if (kind === undefined || forge === undefined) throw new Error("No such kind");
    const message = forge(random.pick(genuine), random.pick(victims), random);
    return () => deliver(message, kind);
  };
}
