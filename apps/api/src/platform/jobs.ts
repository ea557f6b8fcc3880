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
import { afterRecording } from "./recorded-jobs.ts";
import { inTransaction } from "./transaction.ts";

export type Jobs = { readonly start: () => Promise<void>; readonly stop: () => Promise<void> };

export type JobsOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly tasks: TaskList;
  /** Recurring jobs; each runs once per scheduled time, however many processes there are. */
  readonly cron: readonly CronItem[];
} & JobsPast;

/** Links the runners of processes that replace each other. */
export type JobsPast = {
  /** The runners of a process that crashed: their jobs are released. */
  readonly abandoned?: readonly string[];
  /** Called with every runner that starts here. */
  readonly onRunner?: (id: string) => void;
};

/** Retry delay while the database is down. */
const RESTART_MS = 1_000;
/** Of each runner; `composition/jobs.ts` says which there are. */
const CONCURRENCY = 2;
/** How long a stopping runner may take once it has no job in progress. */
const END_MS_MAX = 5_000;
/**
 * How many completed jobs a runner remembers. Only the last few can be in doubt: with the database down it gets no new
 * ones.
 */
const DONE_MAX = 1_000;

/** How many past runners are kept. */
const ENDED_MAX = 15;
/** When the last outage is cleaned up once more, in milliseconds after the restart. */
const SETTLE_AGAIN_MS = 60_000;

/** A runner that has ended, or will. */
type Past = {
  /** The worker id under which the database records who locked a job. */
  readonly poolId: string;
  /** Jobs that succeeded; for the last of them it is unknown whether the database recorded it. */
  readonly done: ReadonlySet<string>;
};

/** One run of the library's runner: from a start to an outage. */
type Life = Past & {
  readonly runner: Runner;
  /** Jobs in progress. */
  readonly active: ReadonlySet<string>;
};

/**
 * Runs queued jobs (mail, images, sweeps) in this process.
 *
 * Any sign of an outage stops the runner, and a new one starts as soon as the database answers, until `stop` is called.
 * Before that it cleans up after the old one: jobs that succeeded are removed from the queue, so that an outage between
 * running a job and recording it repeats nothing; all others are unlocked, or they would stay locked for hours.
 */
export function createJobs({ db, log, tasks, cron, abandoned = [], onRunner }: JobsOptions): Jobs {
  let life: Life | null = null;
  /**
   * The last runners that ended by an outage. All are cleaned up each time: a frozen server may execute old commands
   * late.
   */
  const ended: Past[] = abandoned.slice(-ENDED_MAX).map((poolId) => ({ poolId, done: new Set() }));
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const logger = new Logger(({ taskIdentifier, jobId }) => (level, message) => {
    const write = level === "error" ? log.error : level === "warning" ? log.warn : log.debug;
    write.call(log, { task: taskIdentifier, job: jobId }, message);
  });

  const begin = async (): Promise<void> => {
    for (const lost of ended) {
      // Sequentially, so that a database that is still down is queried once.
      await settle(db, lost);
    }
    const events: WorkerEvents = new EventEmitter();
    const active = new Set<string>();
    const done = new Set<string>();
    const unrecorded = new Set<string>();
    let poolId = "";
    let outage = false;
    const onOutage = (fault: unknown) => {
      if (outage || stopped) return;
      outage = true;
      log.warn({ fault: String(fault) }, "job runner has lost the database");
      if (life?.poolId === poolId) void restart(life);
    };
    events.on("pool:create", ({ workerPool }) => {
      poolId = workerPool.id;
      onRunner?.(poolId);
    });
    events.on("job:start", ({ job }) => active.add(job.id));
    events.on("job:success", ({ job }) => {
      remember(done, job.id);
      unrecorded.add(job.id);
    });
    events.on("job:complete", ({ job }) => active.delete(job.id));
    // A fetch may have reached the database although its answer was lost: that job has no owner.
    events.on("worker:getJob:error", ({ error }) => onOutage(error));
    events.on("pool:fatalError", ({ error }) => onOutage(error));
    const runner = await run({
      preset: {
        worker: {
          // Without batching the library neither waits for a job's completion to be recorded nor catches its failure,
          // and an unhandled rejection ends the process.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
      pgPool: db.$client,
      taskList: afterRecording(tasks, { db, unrecorded, isOver: () => outage || stopped }),
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
 * Stops a runner: it takes no new jobs and finishes those in progress. The wait has a timeout: with the database down
 * it may pause for a minute, or miscount its batches and never finish.
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

/** Removes a runner's completed jobs from the queue and unlocks those it had only taken. */
async function settle(db: Database, { poolId, done }: Past): Promise<void> {
  await inTransaction(db, async ({ $client }) => {
    // Unlocked first: the library does not remove a locked job.
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
