import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The mail's locale, such as `ja-JP`. */
  readonly lang: string;
  /** URL for one-click unsubscribe (RFC 8058); only for optional mails. */
  readonly unsubscribeUrl?: string;
};

/** A mail as the development mailbox stores it. */
export type CaughtMail = Mail & { readonly id: string; readonly sent_at: string };

/** Name of the job that sends one mail; the worker runs `createMailTask`. */
export const MAIL_TASK = "mail";

/**
 * Queues a mail in the transaction that causes it: no mail without the row, no row without the mail. Seven attempts
 * over about half an hour, then the job stays as a dead letter for the operator.
 */
export async function queueMail(tx: Pick<Database, "execute">, mail: Mail): Promise<void> {
  const payload = JSON.stringify(mail);
  await tx.execute(sql`select graphile_worker.add_job(${MAIL_TASK}, ${payload}::json, max_attempts := 7)`);
}

/** Of jobs, the smaller goes first; by itself a job has 0. */
const AFTER_OTHERS = 10;

/**
 * Like `queueMail`, for many mails in one statement, which nobody sits waiting for: a code to log in goes before them, however
 * many there are (R-NTF-8).
 */
export async function queueMails(tx: Pick<Database, "execute">, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  await tx.execute(sql`
    select count(*) from graphile_worker.add_jobs(array(
      select (${MAIL_TASK}, mail, null, null, 7, null, ${AFTER_OTHERS}::int, null)::graphile_worker.job_spec
      from json_array_elements(${JSON.stringify(mails)}::json) mail))`);
}

/** The worker's side of `queueMail`. */
export function createMailTask(config: Config): (payload: unknown) => Promise<void> {
  const send = createSendMail(config);
  return async (payload) => {
    if (!isMail(payload)) throw new TypeError("A mail job without a mail");
    await send(payload);
  };
}

/** Sends mails through `SMTP_URL`; without it they are caught as files that the development mailbox shows. */
export function createSendMail(config: Config): (mail: Mail) => Promise<void> {
  const { smtpUrl, mailFrom } = config;
  if (!smtpUrl) return (mail) => catchMail(mailFolder(config), mail, new Date());
  const transport = createTransport(smtpUrl);
  return async ({ to, subject, text, html, lang, unsubscribeUrl }) => {
    await transport.sendMail({
      from: mailFrom,
      // As an object, so that an address cannot inject further recipients.
      to: { name: "", address: to },
      subject,
      text,
      html,
      headers: {
        "Content-Language": lang,
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "All",
        ...(unsubscribeUrl && {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      },
    });
  };
}

export const mailFolder = (config: Pick<Config, "dataDir">): string => path.join(config.dataDir, "mail");

/** Writes one mail as a file, atomically. */
async function catchMail(folder: string, mail: Mail, sentAt: Date): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Names sort by time, so the mailbox need not open every file to show the newest.
  caughtCount += 1;
  const order = String(caughtCount).padStart(6, "0");
  const id = `${sentAt.toISOString().replaceAll(/[-:.]/g, "")}-${order}-${randomUUID().slice(0, 8)}`;
  const caught: CaughtMail = { ...mail, id, sent_at: sentAt.toISOString() };
  const half = path.join(folder, `.${id}.tmp`);
  await writeFile(half, JSON.stringify(caught, null, 2), { mode: 0o600 });
  await rename(half, path.join(folder, `${id}.json`));
}

/** Keeps mails of the same millisecond in order. */
let caughtCount = 0;

export function isMail(value: unknown): value is Mail {
  if (typeof value !== "object" || value === null) return false;
  const mail = value as Record<string, unknown>;
  return ["to", "subject", "text", "html", "lang"].every((key) => typeof mail[key] === "string");
}
