import { atCommit, gate } from "@catnip/api/modules/orders/testing/at-commit.ts";
import { buy, successesOf } from "@catnip/api/modules/orders/testing/one-balance.ts";
import { buying, couponFor, player } from "@catnip/api/modules/orders/testing/shop.ts";
import { expect, test } from "vitest";
import { sizeOf } from "./sizes.ts";
import { stockGames } from "./support/shelf.ts";
import { shopDatabase } from "./support/shop-database.ts";

const { checkouts, rounds } = sizeOf("f03");
const PRICE = 1_000;

// R-CPN-3, R-OPS-6
test(`one coupon in ${checkouts} checkouts at once is used once, ${rounds} times out of ${rounds}`, async () => {
  const { db, close } = await shopDatabase(24);
  const games = await stockGames(db, checkouts, PRICE);
  const coins = 2 * checkouts * PRICE;
  for (let round = 0; round < rounds; round += 1) {
    const mika = await player(db, { coins });
    const coupon = { uuid: await couponFor(db, mika.uuid, { rate: 50 }), rate: 50 };
    const racing = atCommit(db, gate(games.length));
    const answers = await Promise.all(
      games.map((each) => buy(racing, mika, buying({ game: each, coupons: [coupon] }, { coins }))),
    );
    expect(successesOf(answers)).toBe(1);
    const others = answers.filter((answer) => answer.kind !== "done");
    expect(others.map((answer) => answer.kind === "refused" && answer.code)).toEqual(
      others.map(() => "coupon/unavailable"),
    );
  }
  await close();
});
