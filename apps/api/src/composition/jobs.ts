import { DAY_MS } from "@catnip/domain/time";
import type { Job, WorkServices } from "../platform/api-module.ts";
import { createPrewarmTask, PREWARM_TASK } from "../platform/images/prewarm.ts";
import { createJobs, type Jobs, type JobsPast } from "../platform/jobs.ts";
import { tidyLimits } from "../platform/limits/tidy-limits.ts";
import type { Log } from "../platform/log.ts";
import { createMailsTask, createMailTask, MAIL_TASK, MAILS_TASK } from "../platform/queue-mail.ts";
import { MODULES } from "./modules.ts";

/** All background jobs: the platform's own and those of all modules. */
export function openJobs(services: WorkServices, log: Log, past: JobsPast = {}): Jobs {
  const jobs = [...platformJobs(services), ...MODULES.flatMap((module) => module.jobs)];
  return createJobs({
    ...past,
    db: services.db,
    log,
    tasks: Object.fromEntries(
      jobs.map(({ task, run }) => [
        task,
        async (payload: unknown) => {
          const result = await run(services, payload);
          return Array.isArray(result) ? result : undefined;
        },
      ]),
    ),
    cron: jobs.flatMap(({ task, cron, options }) =>
      cron === undefined ? [] : [{ task, match: cron, ...(options && { options }) }],
    ),
  });
}

function platformJobs({ config, resizer }: WorkServices): readonly Job[] {
  const sendMail = createMailTask(config);
  const sendMails = createMailsTask(config);
  const prewarm = createPrewarmTask(resizer);
  return [
    { task: MAIL_TASK, run: (_services, payload) => sendMail(payload) },
    { task: MAILS_TASK, run: (_services, payload) => sendMails(payload) },
    { task: PREWARM_TASK, run: (_services, payload) => prewarm(payload) },
    { task: "tidy-limits", cron: "*/10 * * * *", run: ({ db, now }) => tidyLimits(db, now()) },
    {
      task: "tidy-files",
      cron: "43 4 * * *",
      run: ({ files, now }) => files.tidy(new Date(now().getTime() - DAY_MS)),
    },
  ];
}
