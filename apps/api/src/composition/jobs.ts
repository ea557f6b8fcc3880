import { DAY_MS } from "@catnip/domain/time";
import type { CronItem, TaskList } from "graphile-worker";
import type { Job, WorkServices } from "../platform/api-module.ts";
import { createPrewarmTask, PREWARM_TASK } from "../platform/images/prewarm.ts";
import { JOB_PRIORITIES } from "../platform/job-classes.ts";
import { createJobs, type Jobs, type JobsPast } from "../platform/jobs.ts";
import { tidyLimits } from "../platform/limits/tidy-limits.ts";
import type { Log } from "../platform/log.ts";
import { createMailsTask, createMailTask, MAIL_TASK, MAILS_TASK } from "../platform/queue-mail.ts";
import { MODULES } from "./modules.ts";

/**
 * Runs all background jobs. Jobs that users wait for have their own workers: two jobs that take minutes (a proof of all
 * books, a hanging server) do not delay a login code (R-NTF-8).
 */
export function openJobs(services: WorkServices, log: Log, past: JobsPast = {}): Jobs {
  const jobs = allJobs(services);
  const lanes = [...Map.groupBy(jobs, laneOf).values()].map((lane) =>
    createJobs({ ...past, db: services.db, log, tasks: tasksOf(lane, services), cron: cronOf(lane) }),
  );
  return {
    // One after the other: both free what predecessors have left.
    start: async () => {
      for (const lane of lanes) await lane.start();
    },
    stop: async () => void (await Promise.all(lanes.map((lane) => lane.stop()))),
  };
}

/** What has workers of its own. A mail server that hangs keeps those of its own lane, and no money. */
function laneOf({ class: jobClass, task }: Job): string {
  if (jobClass === "awaited") return "awaited";
  return task === MAILS_TASK ? "mails" : "others";
}

/** The platform's own and those of all modules. */
export const allJobs = (services: WorkServices): readonly Job[] => [
  ...platformJobs(services),
  ...MODULES.flatMap((module) => module.jobs),
];

const tasksOf = (jobs: readonly Job[], services: WorkServices): TaskList =>
  Object.fromEntries(
    jobs.map(({ task, run }) => [
      task,
      async (payload: unknown) => {
        const result = await run(services, payload);
        return Array.isArray(result) ? result : undefined;
      },
    ]),
  );

const cronOf = (jobs: readonly Job[]): readonly CronItem[] =>
  jobs.flatMap(({ task, cron, options, class: jobClass }) =>
    cron === undefined
      ? []
      : [{ task, match: cron, options: { ...options, priority: JOB_PRIORITIES[jobClass] } }],
  );

function platformJobs({ config, resizer }: WorkServices): readonly Job[] {
  const sendMail = createMailTask(config);
  const sendMails = createMailsTask(config);
  const prewarm = createPrewarmTask(resizer);
  return [
    { task: MAIL_TASK, class: "awaited", run: (_services, payload) => sendMail(payload) },
    { task: MAILS_TASK, class: "receipts", run: (_services, payload) => sendMails(payload) },
    { task: PREWARM_TASK, class: "upkeep", run: (_services, payload) => prewarm(payload) },
    {
      task: "tidy-limits",
      class: "upkeep",
      cron: "*/10 * * * *",
      run: ({ db, now }) => tidyLimits(db, now()),
    },
    {
      task: "tidy-files",
      class: "upkeep",
      cron: "43 4 * * *",
      run: ({ files, now }) => files.tidy(new Date(now().getTime() - DAY_MS)),
    },
  ];
}
