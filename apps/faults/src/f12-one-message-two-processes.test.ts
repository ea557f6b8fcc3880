import { PROVIDERS } from "@catnip/api/modules/providers/index.ts";
import { describe, expect, test } from "vitest";
import { sizeOf } from "./sizes.ts";
import { tally } from "./support/in-tabs.ts";
import { openBankStreet } from "./support/payments/bank-street.ts";
import { banksBooksAreOurs } from "./support/payments/books.ts";
import { listeningBank } from "./support/payments/listening-bank.ts";
import { choose, goToCashier, newPayer, WAYS } from "./support/payments/payer.ts";
import { startShopProcess } from "./support/shop-process.ts";

const { copies, rounds } = sizeOf("f12");
/** Those whose messages are proof by themselves; the others' make the shop ask. */
const SIGNED = PROVIDERS.filter(({ capabilities }) => capabilities.trust === "signed-push").map(
  ({ key }) => WAYS.find(({ provider }) => provider === key) ?? key,
);

// R-PAY-2, R-OPS-7
describe(`one message ${copies} times at once, to two processes`, () => {
  test(`credits once, ${rounds} times out of ${rounds}`, async () => {
    const street = await openBankStreet();
    const bank = await listeningBank(street);
    const processes = await Promise.all(
      [0, 1].map(() => startShopProcess("notifications", street.url, bank.origin)),
    );
    for (let round = 0; round < rounds; round += 1) {
      const way = SIGNED[round % SIGNED.length];
      if (way === undefined || typeof way === "string") throw new Error(`${way} has no way to be paid`);
      const payer = await newPayer(street, way);
      await goToCashier(street, payer);
      await choose(street, payer, "pay");
      let told = 0;
      // PayPal notifies the approval, and then the capture.
      for (let messages = await street.takeMessages(); messages.length > 0;) {
        for (const { provider, headers, body } of messages) {
          told += 1;
          const answers = await Promise.all(
            Array.from({ length: copies }, async (_, copy) => {
              const sent = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
              return processes[copy % 2]?.post(`/payments/notify/${provider}`, new Uint8Array(body), sent);
            }),
          );
          expect(tally(answers.map((answer) => String(answer?.status)))).toEqual({ "200": copies });
        }
        messages = await street.takeMessages();
      }
      expect({ ...way, told }).toEqual({ ...way, told: way.provider === "paypal" ? 2 : 1 });
    }
    await Promise.all(processes.map(({ kill }) => kill()));
    expect(await banksBooksAreOurs(street)).toBe(rounds);
    await bank.close();
    await street.close();
  });
});
