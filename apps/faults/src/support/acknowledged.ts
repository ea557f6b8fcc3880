import type { CheckoutRequest, CheckoutResult } from "@catnip/api/modules/orders/index.ts";
import { buying, player, type Game } from "@catnip/api/modules/orders/testing/shop.ts";
import { walletOf } from "@catnip/api/modules/wallets/index.ts";
import type { Viewer } from "@catnip/api/platform/context.ts";
import type { Database } from "@catnip/api/platform/database.ts";
import { expect } from "vitest";
import type { ShopProcess } from "./shop-process.ts";

/** A purchase, and the first answer to it, if there was one. */
export type Purchase = {
  readonly viewer: Viewer;
  readonly request: CheckoutRequest;
  answer: CheckoutResult | null;
};

const COINS = 10_000_000;

/** As many different purchases of these buyers as wanted, all of which they can afford. */
export async function purchases(db: Database, games: readonly Game[], buyers: number): Promise<Purchase[]> {
  const viewers: Viewer[] = [];
  for (let count = 0; count < buyers; count += 1) viewers.push(await player(db, { coins: COINS }));
  return games.flatMap((game) =>
    viewers.map((viewer) => ({ viewer, request: buying({ game }, { coins: COINS }), answer: null })),
  );
}

/** Sends a purchase. An answer to one that was answered before is the same one. */
export async function send(process: ShopProcess, purchase: Purchase, headers?: Headers): Promise<void> {
  const { viewer, request } = purchase;
  const { status, text } = await process.post("/checkout", JSON.stringify({ viewer, request }), headers);
  if (status !== 200) throw new Error(`Answered with ${status}: ${text}`);
  const answer = JSON.parse(text) as CheckoutResult;
  expect(answer.kind).toBe("done");
  if (purchase.answer) expect(answer).toEqual(purchase.answer);
  purchase.answer = answer;
}

/** Everything acknowledged is stored exactly once, and no one paid for anything else. */
export async function acknowledgedIsThere(db: Database, sent: readonly Purchase[]): Promise<void> {
  const { rows } = await db.$client.query<{ uuid: string }>("select uuid from orders order by uuid");
  expect(rows.map(({ uuid }) => uuid)).toEqual(sent.map(({ request }) => request.uuid).toSorted());
  for (const [viewer, bought] of Map.groupBy(sent, (purchase) => purchase.viewer)) {
    const spent = bought.reduce((sum, { request }) => sum + request.shown.total, 0);
    expect((await walletOf(db, viewer.uuid)).meowcent).toBe(COINS - spent);
  }
}
