import { EventEmitter } from "node:events";
import {
  Logger,
  run,
  parseCronItems,
  type CronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Database } from "./database.ts";
import type { Log } from "./log.ts";
import { inTransaction } from "./transaction.ts";

export type Jobs = { readonly start: () => Promise<void>; readonly stop: () => Promise<void> };

export type JobsOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly tasks: TaskList;
  /** Recurring jobs; each runs once per time, however many copies of the process there are. */
  readonly cron: readonly CronItem[];
};

/** How long to wait before trying again when the database is away. */
const RESTART_MS = 1_000;
const CONCURRENCY = 2;
/** How long a runner that was told to end may take for it, once it works on no job any more. */
const END_MS_MAX = 5_000;
/** Jobs a runner remembers as done. Only the last few can be in doubt: with the database away it gets no new ones. */
const DONE_MAX = 1_000;

/** How many past lives are remembered. */
const ENDED_MAX = 5;
/** When the last outage is settled once more, in milliseconds after the start that followed. */
const SETTLE_AGAIN_MS = 60_000;

/** One life of the library's runner: from a start to an outage. */
type Life = {
  readonly runner: Runner;
  /** Under this name the database knows who has taken a job. */
  readonly poolId: string;
  /** Jobs being worked on. */
  readonly active: ReadonlySet<string>;
  /** Jobs that succeeded; whether the database learned of it is open for the last of them. */
  readonly done: ReadonlySet<string>;
};

/**
 * Runs queued jobs (mail, pictures, sweeps) in this process.
 *
 * Any sign of an outage ends the runner, and a new one is started as soon as the database answers, until `stop` is
 * called. Before that it settles what the old one left: jobs that succeeded are taken out of the queue, so that an
 * outage between doing a job and noting it repeats nothing; all others are freed, or they would stay taken for hours.
 */
export function createJobs({ db, log, tasks, cron }: JobsOptions): Jobs {
  let life: Life | null = null;
  /** The last that ended by an outage. All are settled each time: a server that was frozen may act late on old orders. */
  const ended: Life[] = [];
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const logger = new Logger(({ taskIdentifier, jobId }) => (level, message) => {
    const write = level === "error" ? log.error : level === "warning" ? log.warn : log.debug;
    write.call(log, { task: taskIdentifier, job: jobId }, message);
  });

  const begin = async (): Promise<void> => {
    for (const lost of ended) {
      // One after the other, so that a database that is still away is asked once.
      await settle(db, lost);
    }
    const events: WorkerEvents = new EventEmitter();
    const active = new Set<string>();
    const done = new Set<string>();
    let poolId = "";
    let outage = false;
    const onOutage = (fault: unknown) => {
      if (outage || stopped) return;
      outage = true;
      log.warn({ fault: String(fault) }, "job runner has lost the database");
      if (life?.poolId === poolId) void restart(life);
    };
    events.on("pool:create", ({ workerPool }) => (poolId = workerPool.id));
    events.on("job:start", ({ job }) => active.add(job.id));
    events.on("job:success", ({ job }) => remember(done, job.id));
    events.on("job:complete", ({ job }) => active.delete(job.id));
    // A question for a job may have been understood although its answer was lost: then one is taken by nobody.
    events.on("worker:getJob:error", ({ error }) => onOutage(error));
    events.on("pool:fatalError", ({ error }) => onOutage(error));
    const runner = await run({
      preset: {
        worker: {
          // Without a batch the library neither waits for the end of a job to be noted nor catches its failure, and
          // a failure nobody catches ends the process.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
      pgPool: db.$client,
      taskList: tasks,
      parsedCronItems: parseCronItems([...cron]),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      events,
      logger,
    });
    life = { runner, poolId, active, done };
    runner.promise.then(() => onOutage("it has ended"), onOutage);
    if (outage) void restart(life);
    if (stopped) return await end(life);
    if (ended.length === 0) return;
    log.info("job runner goes on");
    setTimeout(() => {
      for (const lost of ended) settle(db, lost).catch(() => undefined);
    }, SETTLE_AGAIN_MS).unref();
  };

  const restart = async (lost: Life): Promise<void> => {
    life = null;
    if (stopped) return;
    await end(lost);
    ended.push(lost);
    if (ended.length > ENDED_MAX) ended.shift();
    beginLater();
  };

  const beginLater = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      begin().catch((fault: unknown) => {
        log.debug({ fault: String(fault) }, "job runner cannot start yet");
        beginLater();
      });
    }, RESTART_MS);
    timer.unref();
  };

  return {
    start: begin,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const running = life;
      life = null;
      if (running) await end(running);
    },
  };
}

/**
 * Ends a runner: it takes no new job and finishes those it is working on. Its own end is not waited for without limit:
 * with the database away it may pause for a minute, or count its batches wrongly and never come to it.
 */
async function end({ runner, active }: Life): Promise<void> {
  runner.stop().catch(() => undefined);
  let over = false;
  const isOver = runner.promise.then(
    () => (over = true),
    () => (over = true),
  );
  let idleMs = 0;
  while (!over && idleMs < END_MS_MAX) {
    await Promise.race([isOver, pause(LOOK_MS)]);
    idleMs = active.size === 0 ? idleMs + LOOK_MS : 0;
  }
}

const LOOK_MS = 100;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Takes the jobs that a runner did out of the queue and gives back those that it had only taken. */
async function settle(db: Database, { poolId, done }: Life): Promise<void> {
  await inTransaction(db, async ({ $client }) => {
    // Freed first: the library takes no job out of the queue that somebody has.
    await $client.query("select graphile_worker.force_unlock_workers(array[$1::text])", [poolId]);
    await $client.query("select count(*) from graphile_worker.complete_jobs($1::bigint[])", [[...done]]);
  });
}

function remember(done: Set<string>, id: string): void {
  done.add(id);
  if (done.size <= DONE_MAX) return;
  const [oldest] = done;
  if (oldest !== undefined) done.delete(oldest);
}
