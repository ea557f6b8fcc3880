import { player } from "@catnip/api/modules/orders/testing/shop.ts";
import type { Viewer } from "@catnip/api/platform/context.ts";
import { walletOf } from "@catnip/api/modules/wallets/index.ts";
import { expect, test } from "vitest";
import { sizeOf } from "./sizes.ts";
import { tally } from "./support/in-tabs.ts";
import { CODE, plantCodes, redeem } from "./support/redeeming.ts";
import { shopDatabase } from "./support/shop-database.ts";

const { users, rounds } = sizeOf("f04");

// R-RDM-4, R-OPS-6
test.each([
  { says: `${users} users at once`, many: true },
  { says: `one user ${users} times at once`, many: false },
])(`one code, $says: one redemption, ${rounds} times out of ${rounds}`, async ({ many }) => {
  const { db, close } = await shopDatabase(50);
  const mika = await player(db);
  const hands: Viewer[] = [];
  for (let user = 0; user < users; user += 1) hands.push(many ? await player(db) : mika);
  const codes = await plantCodes(db, rounds);
  for (const code of codes) {
    const answers = await Promise.all(hands.map((hand) => redeem(db, hand, code)));
    expect(tally(answers)).toEqual({ done: 1, "quest/redemption-code-used": users - 1 });
  }
  const wallets = await Promise.all([...new Set(hands)].map(({ uuid }) => walletOf(db, uuid)));
  const coins = wallets.reduce((sum, { meowcent }) => sum + meowcent, 0);
  expect(coins).toBe(rounds * CODE.meowcent);
  await close();
});
