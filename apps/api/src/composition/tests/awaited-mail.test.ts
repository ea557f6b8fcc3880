import path from "node:path";
import { readdir } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { accountMail } from "../../modules/accounts/mail-texts.ts";
import { createResizer } from "../../platform/images/resize.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { createLog } from "../../platform/log.ts";
import { queueJobs } from "../../platform/queue-job.ts";
import { queueMail } from "../../platform/queue-mail.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { openJobs } from "../jobs.ts";

const JOBS = 400;
const PATIENT = { timeout: 30_000 };

let shop: TestShop;
let jobs: Jobs;
beforeEach(async () => {
  shop = await testShop();
  const { services, files, config } = shop;
  const resizer = createResizer(files, path.join(config.dataDir, "images"));
  jobs = openJobs({ ...services, files, resizer }, createLog("silent"));
});
afterEach(async () => {
  await jobs.stop();
  await shop.close();
});

const sentMails = () => readdir(path.join(shop.config.dataDir, "mail")).catch(() => []);

/** How many statements wait for a lock on a table. */
async function waitingFor(table: string): Promise<number> {
  const { rowCount } = await shop.owner.$client.query(
    "select from pg_locks where relation = to_regclass($1) and not granted",
    [table],
  );
  return rowCount ?? 0;
}

// R-NTF-8
test("a code to sign up with is sent while jobs that take long have a queue of 400 behind them", async () => {
  const receipts = Array.from({ length: JOBS }, (_, at) => ({
    task: "payment-receipt",
    class: "receipts" as const,
    payload: { order_no: String(at) },
  }));
  await queueJobs(shop.db.$client, receipts);
  const holder = await shop.owner.$client.connect();
  await holder.query("begin; lock table payments in access exclusive mode");
  try {
    await jobs.start();
    await expect.poll(() => waitingFor("payments"), PATIENT).toBeGreaterThan(1);
    await inTransaction(shop.db, (tx) =>
      queueMail(tx, accountMail("mika@example.com", "en-US", { kind: "sign-up-code", code: "04203111" })),
    );
    await expect.poll(sentMails, PATIENT).toHaveLength(1);
    expect(await waitingFor("payments")).toBeGreaterThan(1);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
  await expect
    .poll(async () => (await shop.owner.$client.query("select from graphile_worker.jobs")).rowCount, PATIENT)
    .toBe(0);
});
