import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { createJobs, type Jobs } from "./jobs.ts";
import { createLog } from "./log.ts";
import { testDatabase } from "./testing/test-database.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let jobs: Jobs;
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

async function worker(work: (payload: unknown) => void) {
  database = await testDatabase();
  jobs = createJobs({
    db: database.db,
    log: createLog("silent"),
    tasks: { greet: async (payload) => work(payload) },
    cron: [{ task: "greet", match: "0 4 * * *" }],
  });
  await jobs.start();
  return database.db;
}

test("a job queued in a transaction is done after it commits, and not at all when it rolls back", async () => {
  const done: unknown[] = [];
  let finished: () => void = () => undefined;
  const last = new Promise<void>((resolve) => (finished = resolve));
  const db = await worker((payload) => {
    done.push(payload);
    finished();
  });
  const queue = (name: string) =>
    sql`select graphile_worker.add_job('greet', ${JSON.stringify({ name })}::json)`;

  const undone = db.transaction(async (tx) => {
    await tx.execute(queue("nobody"));
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await db.transaction(async (tx) => void (await tx.execute(queue("Mika"))));
  await last;
  expect(done).toEqual([{ name: "Mika" }]);
});

test("stopping is quick and may be done twice", async () => {
  await worker(() => undefined);
  await jobs.stop();
  await expect(jobs.stop()).resolves.toBeUndefined();
});
