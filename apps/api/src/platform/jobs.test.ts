import { sql } from "drizzle-orm";
import type { Task } from "graphile-worker";
import { afterEach, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { createJobs, type Jobs } from "./jobs.ts";
import { createLog } from "./log.ts";
import { testDatabase } from "./testing/test-database.ts";
import { inTransaction } from "./transaction.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let jobs: Jobs;
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

async function worker(work: Task) {
  database = await testDatabase(20);
  jobs = createJobs({
    db: database.db,
    log: createLog("silent"),
    tasks: { greet: work },
    cron: [{ task: "greet", match: "0 4 * * *" }],
  });
  await jobs.start();
  return database.db;
}

// R-OPS-5
test("a job queued in a transaction runs after the commit, and not at all on rollback", async () => {
  const done: unknown[] = [];
  let finished: () => void = () => undefined;
  const last = new Promise<void>((resolve) => (finished = resolve));
  const db = await worker((payload) => {
    done.push(payload);
    finished();
  });
  const queue = (name: string) =>
    sql`select graphile_worker.add_job('greet', ${JSON.stringify({ name })}::json)`;

  const undone = inTransaction(db, async (tx) => {
    await tx.execute(queue("nobody"));
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await inTransaction(db, async (tx) => void (await tx.execute(queue("Mika"))));
  await last;
  expect(done).toEqual([{ name: "Mika" }]);
});

test("stopping is fast and idempotent", async () => {
  await worker(() => undefined);
  await jobs.stop();
  await expect(jobs.stop()).resolves.toBeUndefined();
});

// R-OPS-5
test("while a completion cannot be recorded, no more run than may at a time", async () => {
  const JOBS = 20;
  const done: string[] = [];
  const released = Promise.withResolvers<void>();
  let held: Promise<void> | undefined;
  const db = await worker(async (_, { job }) => {
    held ??= new Promise((locked) => {
      // What locks the queued job keeps it from being removed.
      const lock = inTransaction(db, async ({ $client }) => {
        await $client.query("select 1 from graphile_worker._private_jobs where id = $1 for update", [job.id]);
        locked();
        await released.promise;
      });
      void lock;
    });
    await held;
    done.push(job.id);
  });
  await db.execute(
    sql`select graphile_worker.add_job('greet', json_build_object('number', n)) from generate_series(1, ${JOBS}::int) n`,
  );
  try {
    // What is not recorded, one job or both in one statement, and what the workers took next, which waits.
    await expect.poll(() => taken(db)).toBeGreaterThanOrEqual(3);
    expect(done.length).toBeLessThanOrEqual(2);
  } finally {
    released.resolve();
  }
  await expect.poll(() => new Set(done).size).toBe(JOBS);
  expect(done).toHaveLength(JOBS);
});

async function taken(db: Database): Promise<number | undefined> {
  const { rows } = await db.$client.query<{ count: number }>(
    "select count(*)::int from graphile_worker.jobs where locked_at is not null",
  );
  return rows[0]?.count;
}

// R-OPS-5
test("connections lost in the middle of 400 jobs lose no job, and run none twice", async () => {
  const JOBS = 400;
  const done: number[] = [];
  const reached = new Map<number, () => void>();
  const db = await worker((payload) => {
    done.push((payload as { number: number }).number);
    reached.get(done.length)?.();
  });
  const when = (count: number) => new Promise<void>((resolve) => reached.set(count, resolve));
  const moments = [20, 60, 150, 151, 300].map((count) =>
    when(count).then(() =>
      db.$client
        .query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
        )
        .catch(() => undefined),
    ),
  );
  await db.execute(
    sql`select graphile_worker.add_job('greet', json_build_object('number', n)) from generate_series(1, ${JOBS}::int) n`,
  );
  await Promise.all(moments);
  const left = () =>
    db.$client.query<{ count: number }>("select count(*)::int from graphile_worker.jobs").then(
      ({ rows }) => rows[0]?.count,
      () => undefined,
    );
  while ((await left()) !== 0) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: JOBS }, (_, index) => index + 1));
});
