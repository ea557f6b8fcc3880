import { describe, expect, test } from "vitest";
import { seeds, sizeOf } from "./sizes.ts";
import { acknowledgedIsThere, purchases, send, type Purchase } from "./support/acknowledged.ts";
import { inTabs } from "./support/in-tabs.ts";
import { randomOf } from "./support/random.ts";
import { stockGames } from "./support/shelf.ts";
import { shopDatabase } from "./support/shop-database.ts";
import { processLine } from "./support/shop-process.ts";

const { kills } = sizeOf("f06");
const BUYERS = 10;
/** Purchases sent to a process before it is killed, at most. */
const SENT_MAX = 30;
const TABS = 8;

// R-CHK-1, R-CHK-3, R-OPS-8
describe(`a process of the shop is killed ${kills} times while people buy`, () => {
  test.each(seeds(1))("nothing acknowledged is lost, nothing is bought twice (seed %i)", async (seed) => {
    const random = randomOf(seed);
    const { db, url, close } = await shopDatabase(4);
    const games = await stockGames(db, Math.ceil((kills * SENT_MAX) / BUYERS) + 1);
    const wanted = random.shuffled(await purchases(db, games, BUYERS));
    const processes = processLine(url);
    const sent: Purchase[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const process = await processes.next();
      // Everything unanswered is sent again, and some of the answered.
      const again = [...sent.filter(({ answer }) => answer === null), ...sent.slice(-3)];
      await inTabs(TABS, again, (purchase) => send(process, purchase));

      const round = wanted.splice(0, SENT_MAX);
      const dies = random.below(SENT_MAX);
      let killed: Promise<void> | null = null;
      await inTabs(TABS, round, async (purchase, index) => {
        if (killed) return;
        sent.push(purchase);
        const answered = send(process, purchase);
        // Others are being served at that moment, each as far as it has come.
        if (index === dies) killed = process.kill();
        await answered.catch((fault: unknown) => {
          if (!killed) throw fault;
        });
      });
      await (killed ?? process.kill());
    }
    const last = await processes.next();
    await inTabs(TABS, sent, (purchase) => send(last, purchase));
    await last.kill();
    await processes.close();
    expect(sent.filter(({ answer }) => answer === null)).toEqual([]);
    await acknowledgedIsThere(db, sent);
    await close();
  });
});
