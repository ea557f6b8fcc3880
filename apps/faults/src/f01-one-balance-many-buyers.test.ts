import { installNaiveCommit } from "@catnip/api/modules/orders/testing/naive-commits.ts";
import { raceForOneBalance, wrongIn } from "@catnip/api/modules/orders/testing/one-balance.ts";
import { testDatabase } from "@catnip/api/platform/testing/test-database.ts";
import { verifyLedger } from "@catnip/api/modules/wallets/index.ts";
import { describe, expect, test } from "vitest";
import { sizeOf } from "./sizes.ts";
import { stockGames } from "./support/shelf.ts";
import { shopDatabase } from "./support/shop-database.ts";

const { buyers, rounds } = sizeOf("f01");
/** Fewer than the number of buyers: all of them read before the first commit anyway, and commits still overlap. */
const CONNECTIONS = 24;
const PRICE = 1_000;

// R-CHK-3, R-WAL-2, R-OPS-6
describe(`${buyers} purchases at once against a balance that covers one`, () => {
  test.each([
    { says: "of the same game", same: true },
    { says: `of ${buyers} different games`, same: false },
  ])(`$says: exactly one succeeds, ${rounds} times out of ${rounds}`, async ({ same }) => {
    const { db, close } = await shopDatabase(CONNECTIONS);
    const games = await stockGames(db, Math.max(buyers, rounds), PRICE);
    for (let round = 0; round < rounds; round += 1) {
      const one = games.slice(round, round + 1);
      const wanted = games.slice(0, buyers).flatMap((each) => (same ? one : [each]));
      expect(wrongIn(await raceForOneBalance(db, wanted, PRICE), PRICE)).toEqual([]);
    }
    await close();
  });

  test.each(["subtract", "overwrite"] as const)(
    `the naive variant '%s' is noticed in each of ${rounds} rounds`,
    async (variant) => {
      const { db, owner, close } = await testDatabase(CONNECTIONS);
      const games = await stockGames(db, buyers, PRICE);
      await installNaiveCommit(owner, variant);
      for (let round = 0; round < rounds; round += 1) {
        const outcome = await raceForOneBalance(db, games, PRICE);
        expect(wrongIn(outcome, PRICE)).toEqual(expect.arrayContaining(["one success", "one entitlement"]));
      }
      expect((await verifyLedger(db)).differences).not.toEqual([]);
      await close();
    },
  );
});
