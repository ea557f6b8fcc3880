import { checkout, type CheckoutResult } from "@catnip/api/modules/orders/index.ts";
import { buying, NOW, player, type Game } from "@catnip/api/modules/orders/testing/shop.ts";
import { walletOf } from "@catnip/api/modules/wallets/index.ts";
import type { Viewer } from "@catnip/api/platform/context.ts";
import type { Database } from "@catnip/api/platform/database.ts";
import { describe, expect, test } from "vitest";
import { sizeOf } from "./sizes.ts";
import { FAULT_POINTS, holdAt, installFaultPoints } from "./support/fault-points.ts";
import { stockGames } from "./support/shelf.ts";
import { shopDatabase } from "./support/shop-database.ts";
import { processLine, type ShopProcess } from "./support/shop-process.ts";

const { kills } = sizeOf("f25");
const PRICE = 1_000;
const COINS = 10 * PRICE;
/** So many that a second transaction begins beside one that is under way. */
const TOGETHER = 40;

type Request = ReturnType<typeof buying>;
type Purchase = { readonly viewer: Viewer; readonly request: Request; readonly expects: string };

const outcomeOf = (answer: CheckoutResult): string => (answer.kind === "refused" ? answer.code : answer.kind);

/** The answer, or null when the process died before it gave one. */
async function send(process: ShopProcess, { viewer, request }: Purchase): Promise<CheckoutResult | null> {
  const answer = await process.post("/checkout", JSON.stringify({ viewer, request })).catch(() => null);
  if (answer === null) return null;
  if (answer.status !== 200) throw new Error(answer.text);
  return JSON.parse(answer.text) as CheckoutResult;
}

/** Buyers who get their game, and among them some who must not. */
async function mixedPurchases(db: Database, games: readonly Game[]): Promise<readonly Purchase[]> {
  const [owned = { id: 0, list: 0 }, ...others] = games;
  const good = await Promise.all(
    Array.from({ length: TOGETHER }, async (_, at): Promise<Purchase> => {
      const game = others[at % others.length] ?? owned;
      return {
        viewer: await player(db, { coins: COINS }),
        request: buying({ game }, { coins: COINS }),
        expects: "done",
      };
    }),
  );
  const [game = owned] = others;
  const poor = {
    viewer: await player(db, { coins: PRICE - 1 }),
    request: buying({ game }, { coins: COINS }),
  };
  const told = {
    viewer: await player(db, { coins: COINS }),
    request: buying({ game: { ...game, list: PRICE - 1 } }, { coins: COINS }),
  };
  return [
    ...good,
    { ...poor, expects: "pay/insufficient-balance" },
    { ...told, expects: "price-changed" },
    // The same request, sent twice.
    ...good.slice(0, 2),
  ];
}

/** How many transactions wrote the orders. */
async function transactionsOf(db: Database, uuids: readonly string[]): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(
    "select count(distinct xmin::text)::int as count from orders where uuid = any($1)",
    [uuids],
  );
  return rows[0]?.count ?? 0;
}

// R-CHK-1, R-CHK-3, R-CHK-20, R-OPS-8
describe(`a process is killed ${kills} times with purchases in one transaction, some of which are to be refused`, () => {
  test.each(FAULT_POINTS)("%s", async (point) => {
    const { db, owner, url, close } = await shopDatabase(8);
    await installFaultPoints(owner);
    const games = await stockGames(db, 6, PRICE);
    // The first sale of a game makes its author's account, for which others would wait before they come to the point.
    for (const game of games)
      await checkout(
        { db, now: () => NOW },
        await player(db, { coins: COINS }),
        buying({ game }, { coins: COINS }),
        "international",
      );
    const processes = processLine(url);
    for (let kill = 0; kill < kills; kill += 1) {
      const finishes = kill % 2 === 0;
      const first: Purchase = {
        viewer: await player(db, { coins: COINS }),
        request: buying({ game: games[0] ?? { id: 0, list: 0 } }, { coins: COINS }),
        expects: "done",
      };
      const purchases = await mixedPurchases(db, games);
      const process = await processes.next();
      const held = await holdAt(db, point);
      const early = send(process, first);
      await held.reached();
      const sent = purchases.map((purchase) => send(process, purchase));
      const backends = await held.filled();
      await process.kill();
      const answers = await Promise.all([early, ...sent]);
      await (finishes ? held.release(backends) : held.terminate(process));

      const all = [first, ...purchases];
      const good = all.filter(({ expects }) => expects === "done").map(({ request }) => request.uuid);
      const { rows: written } = await db.$client.query<{ uuid: string }>(
        "select uuid from orders where uuid = any($1)",
        [good],
      );
      // A transaction that had begun is committed whole or not at all; a purchase outside one left nothing behind.
      if (!finishes) expect(written).toEqual([]);
      else expect(await transactionsOf(db, good)).toBeLessThan(written.length);
      // Nothing was acknowledged that is not stored.
      for (const [at, answer] of answers.entries())
        if (answer !== null && outcomeOf(answer) === "done")
          expect(written.map(({ uuid }) => uuid)).toContain(all[at]?.request.uuid);

      const next = await processes.next();
      const again = await Promise.all(all.map((purchase) => send(next, purchase)));
      expect(again.map((answer) => answer && outcomeOf(answer))).toEqual(all.map(({ expects }) => expects));
      const once = await Promise.all(all.map((purchase) => send(next, purchase)));
      expect(once).toEqual(again);
      await next.kill();
      for (const { viewer, expects, request } of all) {
        const { meowcent } = await walletOf(db, viewer.uuid);
        const started = expects === "pay/insufficient-balance" ? PRICE - 1 : COINS;
        expect(meowcent).toBe(expects === "done" ? started - request.shown.total : started);
      }
    }
    await processes.close();
    await close();
  });
});
