import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "./config.ts";
import type { Mail, QueuedMail } from "./mail.ts";

/** A mail as the development mailbox stores it. */
export type CaughtMail = Mail & { readonly id: string; readonly sent_at: string };

/** Sends mails through `SMTP_URL`; without it they are caught as files that the development mailbox shows. */
export function createSendMail(config: Config, patience = PATIENCE): (mail: QueuedMail) => Promise<void> {
  const { smtpUrl } = config;
  if (!smtpUrl) return (mail) => catchMail(mailFolder(config), mail, new Date());
  const transport = createTransport({ url: smtpUrl, ...patience });
  return async (mail) => {
    await transport.sendMail(messageOf(mail, config));
  };
}

/** How long the mail server may be silent, in ms. */
export type MailPatience = {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
};

/**
 * The library's own limits reach ten minutes, for which a server that hangs would keep every worker, even after it is
 * back.
 */
const PATIENCE: MailPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** How many connections to the mail server are open at once for mails that are sent together. */
const CONNECTIONS_MAX = 4;

/**
 * Sends several mails over a few connections, which are closed afterwards.
 *
 * @returns for each mail a promise that has settled; one mail that is refused does not keep the others
 */
export function createSendMails(
  config: Config,
  patience = PATIENCE,
): (mails: readonly QueuedMail[]) => Promise<readonly Promise<void>[]> {
  const { smtpUrl } = config;
  if (!smtpUrl) {
    const send = createSendMail(config);
    return (mails) => settled(mails.map((mail) => send(mail)));
  }
  return async (mails) => {
    const transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS_MAX,
      ...patience,
    });
    try {
      return await settled(
        mails.map(async (mail) => {
          await transport.sendMail(messageOf(mail, config));
        }),
      );
    } finally {
      transport.close();
    }
  };
}

async function settled(sent: readonly Promise<void>[]): Promise<readonly Promise<void>[]> {
  await Promise.allSettled(sent);
  return sent;
}

function messageOf(
  { to, subject, text, html, lang, unsubscribeUrl, key }: QueuedMail,
  { mailFrom }: Config,
): SendMailOptions {
  return {
    from: mailFrom,
    // As an object, so that an address cannot inject further recipients.
    to: { name: "", address: to },
    subject,
    text,
    html,
    // RFC 5322, 3.6.4: by this, mailboxes know a mail that they have already.
    ...(key && { messageId: `<${key}@${/@([^\s>]+)/.exec(mailFrom ?? "")?.[1] ?? "localhost"}>` }),
    headers: {
      "Content-Language": lang,
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

export const mailFolder = (config: Pick<Config, "dataDir">): string => path.join(config.dataDir, "mail");

/** Writes one mail as a file, atomically. */
async function catchMail(folder: string, mail: QueuedMail, sentAt: Date): Promise<void> {
  // Names sort by time, so the mailbox need not open every file to show the newest.
  caughtCount += 1;
  const order = String(caughtCount).padStart(6, "0");
  const id = `${sentAt.toISOString().replaceAll(/[-:.]/g, "")}-${order}-${randomUUID().slice(0, 8)}`;
  const caught: CaughtMail = { ...mail, id, sent_at: sentAt.toISOString() };
  await mkdir(folder, { recursive: true });
  const half = path.join(folder, `.${id}.tmp`);
  await writeFile(half, JSON.stringify(caught, null, 2), { mode: 0o600 });
  await rename(half, path.join(folder, `${id}.json`));
}

/** Keeps mails of the same millisecond in order. */
let caughtCount = 0;
