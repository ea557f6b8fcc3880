import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import { isMail, type Mail, type QueuedMail } from "./mail.ts";
import { createSendMail, createSendMails } from "./send-mail.ts";

/** Name of the job that sends one mail; the worker runs `createMailTask`. */
export const MAIL_TASK = "mail";
/** Name of the job that sends several; the worker runs `createMailsTask`. */
export const MAILS_TASK = "mails";

/** Of either job: over about half an hour, then it stays as a dead letter for the operator. */
const ATTEMPTS_MAX = 7;

/**
 * Queues a mail in the transaction that causes it: no mail without the row, no row without the mail.
 */
export async function queueMail(tx: Pick<Database, "execute">, mail: Mail): Promise<void> {
  const payload = JSON.stringify(withKey(mail));
  await tx.execute(
    sql`select graphile_worker.add_job(${MAIL_TASK}, ${payload}::json, max_attempts := ${ATTEMPTS_MAX}::int)`,
  );
}

/**
 * How many mails that nobody waits for are one job. Fetching and completing a job costs PostgreSQL as much as a purchase; what a
 * killed process had sent and not recorded is sent once more.
 */
const MAILS_PER_JOB = 10;

/** Of jobs, the smaller goes first; by itself a job has 0. */
const AFTER_OTHERS = 10;

/**
 * Like `queueMail`, for many mails in one statement, which nobody sits waiting for: a code to log in goes before them, however
 * many there are (R-NTF-8).
 */
export async function queueMails(tx: Pick<Database, "execute">, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const jobs = Array.from({ length: Math.ceil(mails.length / MAILS_PER_JOB) }, (_, at) =>
    mails.slice(at * MAILS_PER_JOB, (at + 1) * MAILS_PER_JOB).map(withKey),
  );
  await tx.execute(sql`
    select count(*) from graphile_worker.add_jobs(array(
      select (${MAILS_TASK}, mails, null, null, ${ATTEMPTS_MAX}::int, null, ${AFTER_OTHERS}::int, null)::graphile_worker.job_spec
      from json_array_elements(${JSON.stringify(jobs)}::json) mails))`);
}

const withKey = (mail: Mail): QueuedMail => ({ ...mail, key: randomUUID() });

/** The worker's side of `queueMail`. */
export function createMailTask(config: Config): (payload: unknown) => Promise<void> {
  const send = createSendMail(config);
  return async (payload) => {
    if (!isMail(payload)) throw new TypeError("A mail job without a mail");
    await send(payload);
  };
}

/**
 * The worker's side of `queueMails`.
 *
 * @returns a task whose promises have settled, one for each mail: the job is tried again with those that were not sent, and only with them
 */
export function createMailsTask(config: Config): (payload: unknown) => Promise<readonly Promise<void>[]> {
  const send = createSendMails(config);
  return async (payload) => {
    if (!Array.isArray(payload) || !payload.every(isMail))
      throw new TypeError("A job of mails without mails");
    return send(payload);
  };
}
