import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Config } from "./config.ts";
import type { JobClass } from "./job-classes.ts";
import { isMail, type Mail, type QueuedMail } from "./mail.ts";
import { queueJobs } from "./queue-job.ts";
import { createSendMail, createSendMails } from "./send-mail.ts";

/** Name of the job that sends one mail; the worker runs `createMailTask`. */
export const MAIL_TASK = "mail";
/** Name of the job that sends several; the worker runs `createMailsTask`. */
export const MAILS_TASK = "mails";

/**
 * Of either job. The library waits e, e², e³ … seconds between them, up to six hours: two days in all, as long as a
 * mail server may be away. Then it stays as a dead letter for the operator (R-NTF-10).
 */
const ATTEMPTS_MAX = 18;

type Queue = { readonly $client: Pick<PoolClient, "query"> };

/**
 * Queues a mail that a user waits for, in the transaction that causes it: both commit, or
 * neither.
 */
export async function queueMail({ $client }: Queue, mail: Mail): Promise<void> {
  const payload = asQueued(mail);
  await queueJobs($client, [{ task: MAIL_TASK, class: "awaited", payload, attemptsMax: ATTEMPTS_MAX }]);
}

/**
 * How many deferrable mails make up one job. Fetching and completing a job costs PostgreSQL as much as a purchase; what
 * a killed process had sent but not recorded is sent once more.
 */
const MAILS_PER_JOB = 10;

/**
 * Like `queueMail`, for many deferrable mails in one statement: a login code goes ahead of them, however many there are
 * (R-NTF-8).
 */
export async function queueMails(
  { $client }: Queue,
  mails: readonly Mail[],
  jobClass: Extract<JobClass, "receipts" | "news">,
): Promise<void> {
  const jobs = Array.from({ length: Math.ceil(mails.length / MAILS_PER_JOB) }, (_, at) => ({
    task: MAILS_TASK,
    class: jobClass,
    payload: mails.slice(at * MAILS_PER_JOB, (at + 1) * MAILS_PER_JOB).map(asQueued),
    attemptsMax: ATTEMPTS_MAX,
  }));
  await queueJobs($client, jobs);
}

const asQueued = ({ usefulSeconds, ...mail }: Mail): QueuedMail => ({
  ...mail,
  key: randomUUID(),
  ...(usefulSeconds !== undefined && { usefulUntil: Date.now() + usefulSeconds * 1_000 }),
});

/** The worker's side of `queueMail`. */
export function createMailTask(config: Config): (payload: unknown) => Promise<void> {
  const send = createSendMail(config);
  return async (payload) => {
    if (!isMail(payload)) throw new TypeError("A mail job without a mail");
    // After an outage of the mail server a code that has expired would only confuse.
    if (payload.usefulUntil !== undefined && payload.usefulUntil < Date.now()) return;
    await send(payload);
  };
}

/**
 * The worker's side of `queueMails`.
 *
 * @returns a task whose promises have settled, one for each mail: the job is retried with only the unsent
 *   ones
 */
export function createMailsTask(config: Config): (payload: unknown) => Promise<readonly Promise<void>[]> {
  const send = createSendMails(config);
  return async (payload) => {
    if (!Array.isArray(payload) || !payload.every(isMail))
      throw new TypeError("A job of mails without mails");
    return send(payload);
  };
}
