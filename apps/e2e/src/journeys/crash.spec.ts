import { COLLECTOR, NEON_DRIFT } from "../support/games.ts";
import { killDatabase, queuedMailsSent, queueMails, sql } from "../support/database.ts";
import { booksBalance, killProduct, productId, startProduct } from "../support/product.ts";
import { sampled } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

/**
 * Delay from sending the purchase to killing the product, in ms: before, during and after the write. `apps/faults`
 * kills it at each step of the write; this shows what the player sees.
 */
const MOMENTS_MS = sampled([0, 2, 5, 10, 20, 40], [0, 5, 20]);

test("the product is killed mid-purchase: nothing is lost, nothing is charged twice", async ({ player }) => {
  test.setTimeout(240_000);
  await player.opensAs(COLLECTOR, "/terms");

  for (const moment of MOMENTS_MS) {
    const wish = await unownedGame();
    await player.opens(`/store/${wish.id}`);
    await player.isSignedIn();
    const before = await walletOf();
    const bill = await player.wantsToBuy();
    await expect(bill.getByRole("button", { name: "Confirm purchase" })).toBeVisible();
    // The collector's coupons are used as long as there are any.
    const shown = await player.totalOfBill();
    expect(shown).toBeLessThanOrEqual(wish.price);

    await player.expecting({ failedRequests: true, status: [503], console: /./ }, async () => {
      const sent = player.page.waitForRequest(
        (request) => request.method() === "POST" && (request.postData() ?? "").includes('"shown"'),
      );
      await player.confirmsPurchase();
      await sent;
      const died = new Promise<void>((resolve) =>
        setTimeout(() => {
          killProduct();
          resolve();
        }, moment),
      );
      await died;
      await startProduct();
      // Either the response arrived before the kill, or the player sees an error and retries the same purchase.
      // Which error depends on whether the request reached nothing, or a product that was still starting.
      const told = player.page
        .getByRole("dialog")
        .filter({ hasText: /Network request failed|We are offline for a moment/ });
      const thanked = player.page.getByRole("dialog").filter({ hasText: "Thank you!" });
      await expect(told.or(thanked)).toBeVisible();
      if (await told.isVisible()) {
        await told.getByRole("button", { name: "OK" }).click();
        await player.confirmsPurchase();
      }
      await player.reads("Thank you!");
    });

    await player.opens(`/store/${wish.id}`);
    await expect(player.page.getByText("You own this game.")).toBeVisible();
    const after = await walletOf();
    expect(before.total - after.total, `paid once, killed after ${moment} ms`).toBe(shown);
    expect(await ordersOf(wish.id)).toBe(1);
  }
  expect(await booksBalance()).toMatch(/The books balance/);
});

test("the database is killed while a player browses and 400 jobs are queued: the shop stays up and each job runs once", async ({
  player,
}) => {
  test.setTimeout(120_000);
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  const before = productId();
  await queueMails(400);
  killDatabase();
  await player.expecting({ status: [503], console: /./ }, async () => {
    await player.opens(`/store?keyword=${crypto.randomUUID()}`, "commit");
    // Calm notice during the outage, and automatic recovery after it.
    await expect(player.page.getByText("No games found")).toBeVisible({ timeout: 30_000 });
  });
  await expect.poll(() => queuedMailsSent().catch(() => null), { timeout: 60_000 }).not.toBeNull();
  const sent = (await queuedMailsSent()) ?? [];
  expect([sent.length, new Set(sent).size]).toEqual([400, 400]);
  expect(productId(), "the product is the same process as before").toBe(before);
  expect(await booksBalance()).toMatch(/The books balance/);
});

const BUYER = `select id from "user" where email = '${COLLECTOR.email}'`;

/**
 * A released game the collector does not own, and its price. Taken from the end of the list: other journeys buy
 * from the start.
 */
async function unownedGame(): Promise<{ id: number; price: number }> {
  const [game] = await sql<{ id: number; price: number }>(
    `select s.id, p.price from stores s join store_prices p on p.store_id = s.id and p.country = 'us'
     where s.released_at < now() and p.price > 0 and not exists (select from store_activities a where a.store_id = s.id)
       and exists (select from builds b where b.store_id = s.id and b.kind = 'official')
       and not exists (select from entitlements e where e.store_id = s.id and e.user_uuid = (${BUYER}))
     order by s.id desc limit 1`,
  );
  if (!game) throw new Error("The collector owns everything.");
  return game;
}

async function walletOf(): Promise<{ total: number }> {
  const [wallet] = await sql<{ total: string }>(
    `select coalesce(sum(balance), 0) as total from ledger_accounts where owner_kind = 'player' and name = '' and owner_uuid = (${BUYER})`,
  );
  return { total: Number(wallet?.total ?? 0) };
}

async function ordersOf(storeId: number): Promise<number> {
  const rows = await sql(
    "select 1 from order_lines l join orders o on o.uuid = l.order_uuid where l.store_id = $1 and o.user_uuid = (" +
      BUYER +
      ")",
    [storeId],
  );
  return rows.length;
}
