import { Logger, run, parseCronItems, type CronItem, type Runner, type TaskList } from "graphile-worker";
import type { Database } from "./database.ts";
import type { Log } from "./log.ts";

export type Jobs = { readonly start: () => Promise<void>; readonly stop: () => Promise<void> };

export type JobsOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly tasks: TaskList;
  /** Recurring jobs; each runs once per time, however many copies of the process there are. */
  readonly cron: readonly CronItem[];
};

/** How long to wait before trying again when the database is away. */
const RESTART_MS = 2_000;
const CONCURRENCY = 2;

/**
 * Runs queued jobs (mail, pictures, sweeps) in this process. A lost database ends the runner; it is started again
 * until `stop` is called, so that jobs go on after an outage without a restart of the process.
 */
export function createJobs({ db, log, tasks, cron }: JobsOptions): Jobs {
  let runner: Runner | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const start = async (): Promise<void> => {
    const started = await run({
      pgPool: db.$client,
      taskList: tasks,
      parsedCronItems: parseCronItems([...cron]),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: new Logger(({ taskIdentifier, jobId }) => (level, message) => {
        const write = level === "error" ? log.error : level === "warning" ? log.warn : log.debug;
        write.call(log, { task: taskIdentifier, job: jobId }, message);
      }),
    });
    runner = started;
    started.promise.catch((fault: unknown) => {
      log.warn({ fault: String(fault) }, "job runner ended");
      if (runner === started) restartLater();
    });
  };

  const restartLater = () => {
    runner = null;
    if (stopped) return;
    timer = setTimeout(() => {
      start().catch((fault: unknown) => {
        log.warn({ fault: String(fault) }, "job runner could not start");
        restartLater();
      });
    }, RESTART_MS);
    timer.unref();
  };

  return {
    start,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const running = runner;
      runner = null;
      await running?.stop().catch(() => undefined);
    },
  };
}
