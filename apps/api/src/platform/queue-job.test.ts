import { Logger, runOnce, type TaskList } from "graphile-worker";
import { afterEach, expect, test } from "vitest";
import { JOB_PRIORITIES, type JobClass } from "./job-classes.ts";
import { queueJobs } from "./queue-job.ts";
import { testDatabase, type TestDatabase } from "./testing/test-database.ts";
import { inTransaction } from "./transaction.ts";

let database: TestDatabase;
afterEach(() => database.close());

const CLASSES = Object.keys(JOB_PRIORITIES).map((name) => name as JobClass);

const SILENT = new Logger(() => () => undefined);

/** Everything that is queued, one job at a time; the payloads in the order they ran. */
async function ranInOrder(): Promise<readonly unknown[]> {
  const ran: unknown[] = [];
  const taskList: TaskList = { tell: (payload) => void ran.push(payload) };
  await runOnce({
    pgPool: database.db.$client,
    taskList,
    concurrency: 1,
    noHandleSignals: true,
    logger: SILENT,
  });
  return ran;
}

// R-OPS-17
test("jobs run by their class, and within one in the order they were queued", async () => {
  database = await testDatabase();
  const queued = [...CLASSES, ...CLASSES].toReversed().map((name, at) => ({ name, at }));
  for (const payload of queued)
    await queueJobs(database.db.$client, [{ task: "tell", class: payload.name, payload }]);
  expect(await ranInOrder()).toEqual(CLASSES.flatMap((name) => queued.filter((each) => each.name === name)));
});

// R-OPS-17
test("a job a user waits for runs ahead of 400 jobs queued before", async () => {
  database = await testDatabase();
  const before = Array.from({ length: 400 }, (_, at) => ({
    task: "tell",
    class: CLASSES[1 + (at % (CLASSES.length - 1))] ?? "upkeep",
    payload: at,
  }));
  await queueJobs(database.db.$client, before);
  // Of an older version, which knew no classes.
  await database.db.$client.query("select graphile_worker.add_job('tell', '\"older\"')");
  await queueJobs(database.db.$client, [{ task: "tell", class: "awaited", payload: "code" }]);
  const ran = await ranInOrder();
  expect([ran[0], ran.length]).toEqual(["code", 402]);
});

// R-OPS-5
test("a job is queued with its cause, or not at all, and once for each key", async () => {
  database = await testDatabase();
  const job = { task: "tell", class: "upkeep", payload: "once", key: "k" } as const;
  await inTransaction(database.db, async ({ $client }) => {
    await queueJobs($client, [{ ...job, key: "undone" }]);
    throw new Error("changed my mind");
  }).catch(() => undefined);
  await queueJobs(database.db.$client, [job]);
  await queueJobs(database.db.$client, [job]);
  await queueJobs(database.db.$client, []);
  expect(await ranInOrder()).toEqual(["once"]);
});
