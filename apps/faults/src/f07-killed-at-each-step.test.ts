import { sendOrderReceipts } from "@catnip/api/modules/orders/index.ts";
import { NOW } from "@catnip/api/modules/orders/testing/shop.ts";
import { describe, expect, test } from "vitest";
import { STOP_HEADER } from "./process/serve.ts";
import { sizeOf } from "./sizes.ts";
import { acknowledgedIsThere, purchases, send, type Purchase } from "./support/acknowledged.ts";
import { FAULT_POINTS, holdAt, installFaultPoints, type FaultPoint } from "./support/fault-points.ts";
import { stockGames } from "./support/shelf.ts";
import { shopDatabase } from "./support/shop-database.ts";
import { processLine, type ShopProcess } from "./support/shop-process.ts";
import type { Database } from "@catnip/api/platform/database.ts";

const { kills } = sizeOf("f07");

/** Sends a purchase to a process that is killed before it can answer. */
const unanswered = (process: ShopProcess, purchase: Purchase, headers?: Headers): Promise<void> =>
  send(process, purchase, headers).catch(() => undefined);

/** Killed inside the purchase; the database either finishes its statement, or dies as well. */
async function killInside(
  db: Database,
  process: ShopProcess,
  purchase: Purchase,
  point: FaultPoint,
  finishes: boolean,
): Promise<void> {
  const held = await holdAt(db, point);
  const sent = unanswered(process, purchase);
  const backends = await held.reached();
  await process.kill();
  await sent;
  await (finishes ? held.release(backends) : held.terminate(process));
  const { rowCount } = await db.$client.query("select from orders where uuid = $1", [purchase.request.uuid]);
  expect(rowCount).toBe(finishes ? 1 : 0);
}

async function killAtAnswer(process: ShopProcess, purchase: Purchase, stop: string): Promise<void> {
  const reached = process.reached(stop);
  const sent = unanswered(process, purchase, new Headers({ [STOP_HEADER]: stop }));
  await reached;
  if (stop === "answered") await sent;
  await process.kill();
  await sent;
  expect(purchase.answer === null).toBe(stop === "answer");
}

// R-CHK-1, R-CHK-3, R-OPS-8
describe(`a process of the shop is killed ${kills} times at each step of a purchase`, () => {
  test.each([...FAULT_POINTS, "after the commit, before the answer", "after the answer, before the receipt"])(
    "%s",
    async (point) => {
      const { db, owner, url, close } = await shopDatabase(4);
      await installFaultPoints(owner);
      const wanted = await purchases(db, await stockGames(db, kills), 1);
      const processes = processLine(url);
      for (const [index, purchase] of wanted.entries()) {
        const process = await processes.next();
        const inside = FAULT_POINTS.find((name) => name === point);
        if (inside) await killInside(db, process, purchase, inside, index % 2 === 0);
        else
          await killAtAnswer(process, purchase, point.startsWith("after the answer") ? "answered" : "answer");
      }
      const next = await processes.next();
      // Twice: the second response repeats the first, whichever killed process gave it.
      for (const purchase of [...wanted, ...wanted]) await send(next, purchase);
      await next.kill();
      await processes.close();

      await acknowledgedIsThere(db, wanted);
      const services = { db, now: () => NOW };
      await Promise.all([sendOrderReceipts(services), sendOrderReceipts(services)]);
      const { rows } = await db.$client.query<{ subject: string }>(
        "select subject from notifications where kind = 'purchase_receipt' order by subject",
      );
      expect(rows.map(({ subject }) => subject)).toEqual(
        wanted.map(({ request }) => request.uuid).toSorted(),
      );
      await close();
    },
  );
});
