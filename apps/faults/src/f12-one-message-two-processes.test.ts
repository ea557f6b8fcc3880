import { describe, expect, test } from "vitest";
import { sizeOf } from "./sizes.ts";
import { tally } from "./support/in-tabs.ts";
import { openBankStreet } from "./support/payments/bank-street.ts";
import { banksBooksAreOurs } from "./support/payments/books.ts";
import { choose, goToCashier, newPayer, WAYS } from "./support/payments/payer.ts";
import { startShopProcess } from "./support/shop-process.ts";

const { copies, rounds } = sizeOf("f12");
/** Those whose messages are proof by themselves; the others' make the shop ask. */
const SIGNED = WAYS.filter(({ provider }) => !["paypal", "linepay", "tappay"].includes(provider));

// R-PAY-2, R-OPS-7
describe(`one message ${copies} times at once, to two processes`, () => {
  test(`credits once, ${rounds} times out of ${rounds}`, async () => {
    const street = await openBankStreet();
    const { url } = street;
    const processes = await Promise.all([0, 1].map(() => startShopProcess("notifications", url)));
    for (let round = 0; round < rounds; round += 1) {
      const way = SIGNED[round % SIGNED.length];
      if (!way) throw new Error("No provider");
      const payer = await newPayer(street, way);
      await goToCashier(street, payer);
      await choose(street, payer, "pay");
      const [message] = await street.takeMessages();
      if (!message) throw new Error(`${way.provider} told nothing`);
      const { provider, headers, body } = message;
      const answers = await Promise.all(
        Array.from({ length: copies }, async (_, copy) => {
          const sent = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
          return processes[copy % 2]?.post(`/payments/notify/${provider}`, new Uint8Array(body), sent);
        }),
      );
      expect(tally(answers.map((answer) => String(answer?.status)))).toEqual({ "200": copies });
    }
    await Promise.all(processes.map(({ kill }) => kill()));
    expect(await banksBooksAreOurs(street)).toBe(rounds);
    await street.close();
  });
});
