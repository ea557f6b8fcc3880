import { atCommit, gate } from "@catnip/api/modules/orders/testing/at-commit.ts";
import { buy } from "@catnip/api/modules/orders/testing/one-balance.ts";
import { buying, player } from "@catnip/api/modules/orders/testing/shop.ts";
import { walletOf } from "@catnip/api/modules/wallets/index.ts";
import { expect, test } from "vitest";
import { sizeOf } from "./sizes.ts";
import { stockGames } from "./support/shelf.ts";
import { shopDatabase } from "./support/shop-database.ts";

const { copies, rounds } = sizeOf("f05");
const PRICE = 1_000;

// R-CHK-1, R-OPS-6
test(`one request ${copies} times at once has one effect and equal answers; changed, it is a conflict (${rounds} rounds)`, async () => {
  const { db, close } = await shopDatabase(24);
  const [dusk, dawn] = await stockGames(db, 2, PRICE);
  if (!dusk || !dawn) throw new Error("no games");
  const coins = 5 * PRICE;
  for (let round = 0; round < rounds; round += 1) {
    const mika = await player(db, { coins });
    const request = buying({ game: dusk }, { coins });
    const racing = atCommit(db, gate(copies));
    const answers = await Promise.all(Array.from({ length: copies }, () => buy(racing, mika, request)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ kind: "done", coin: PRICE });

    const changed = buying({ game: dawn }, { coins }, request.uuid);
    const conflicts = await Promise.allSettled(Array.from({ length: copies }, () => buy(db, mika, changed)));
    for (const conflict of conflicts)
      expect(conflict).toMatchObject({ status: "rejected", reason: { code: "request/id-conflict" } });
    expect(await buy(db, mika, request)).toEqual(answers[0]);
    expect((await walletOf(db, mika.uuid)).meowcent).toBe(coins - PRICE);
  }
  await close();
});
