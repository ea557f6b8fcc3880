import { DEFAULT_LOCALE, isLocale, localePath } from "@catnip/domain/locales";
import {
  DIGEST_EVERY_MS,
  NOTIFICATION_KINDS,
  isNewsKind,
  notificationRule,
  type MailPace,
  type NewsKind,
  type NotificationKind,
} from "@catnip/domain/notifications";
import { sql } from "drizzle-orm";
import { payOrigin, shopOrigin } from "../../../platform/brands.ts";
import { siteOrigin, type Config } from "../../../platform/config.ts";
import type { Services } from "../../../platform/context.ts";
import type { Mail } from "../../../platform/mail.ts";
import { queueMails } from "../../../platform/queue-mail.ts";
import { inTransaction, type Transaction } from "../../../platform/transaction.ts";
import type { NotificationFacts } from "../notification-facts.ts";
import type { Tx } from "../send-notification.ts";
import { composeNewsMail, composeNotificationMail, type MailReader } from "./compose-notification-mail.ts";
import { unsubscribeUrl } from "./unsubscribe-link.ts";

/** Recipients per transaction. */
const BATCH = 1_000;

/** An arbitrary number that none of our other advisory locks uses. */
const LOCK = 7_106_402;

/**
 * Job `notification-mails`: writes the mails that notifications are waiting for. A row's `mail_due_at` marks it as
 * pending and is cleared in the transaction that queues the mail, so that no mail is lost or sent twice. A player's
 * news are combined into one digest, at most one per day; only the release of a wishlisted game is sent at once.
 *
 * @returns how many mails were queued
 */
export async function mailNotifications({
  config,
  db,
  now,
}: Pick<Services, "config" | "db" | "now">): Promise<number> {
  let queued = 0;
  for (;;) {
    const { people, mails } = await inTransaction(db, (tx) => mailBatch(tx, config, now()));
    queued += mails;
    if (people < BATCH) return queued;
  }
}

async function mailBatch(tx: Transaction, config: Config, now: Date) {
  // One sweep at a time: two could each see a part of a player's news, and write two mails.
  const { rows: locks } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`,
  );
  if (!locks[0]?.mine) return { people: 0, mails: 0 };
  const waiting = await takeWaiting(tx, now);
  const readers = await readersOf(tx, config, waiting, now);
  const receipts = [...readers].flatMap(([userUuid, reader]) =>
    receiptsFor(reader, waiting.get(userUuid) ?? []),
  );
  const news = [...readers].flatMap(([userUuid, reader]) =>
    newsFor(config, reader, waiting.get(userUuid) ?? [], now),
  );
  await queueMails(tx, receipts, "receipts");
  await queueMails(tx, news, "news");
  return { people: waiting.size, mails: receipts.length + news.length };
}

type Waiting = { readonly kind: NotificationKind; readonly facts: NotificationFacts };

/** Takes everything due now, grouped by player, and marks it as no longer pending. */
async function takeWaiting(tx: Tx, now: Date): Promise<ReadonlyMap<string, readonly Waiting[]>> {
  const digestBefore = new Date(now.getTime() - DIGEST_EVERY_MS).toISOString();
  const { rows } = await tx.execute<Waiting & { readonly user_uuid: string }>(sql`
    with due as (
      select n.user_uuid, r.digest_at is null or r.digest_at <= ${digestBefore} or bool_or(n.kind = any(${kindsOf("prompt")}::text[])) as news
      from notifications n left join notification_readers r using (user_uuid)
      where n.mail_due_at is not null
      group by n.user_uuid, r.digest_at
      having r.digest_at is null or r.digest_at <= ${digestBefore} or bool_or(n.kind <> all(${kindsOf("digest")}::text[]))
      order by min(n.mail_due_at), n.user_uuid limit ${BATCH})
    update notifications n set mail_due_at = null from due
    where n.user_uuid = due.user_uuid and n.mail_due_at is not null
      and (due.news or n.kind = any(${kindsOf("at-once")}::text[]))
    returning n.user_uuid, n.kind, n.facts`);
  const byPerson = new Map<string, Waiting[]>();
  for (const { user_uuid, kind, facts } of rows) {
    const known = byPerson.get(user_uuid);
    if (known) known.push({ kind, facts });
    else byPerson.set(user_uuid, [{ kind, facts }]);
  }
  return byPerson;
}

type Reader = MailReader & { readonly mailKey: string | null };

/** Recipient settings, without players deleted in the meantime. Records who gets a digest now. */
async function readersOf(
  tx: Tx,
  config: Config,
  waiting: ReadonlyMap<string, readonly Waiting[]>,
  now: Date,
): Promise<ReadonlyMap<string, Reader>> {
  if (waiting.size === 0) return new Map();
  const people = [...waiting.keys()];
  const withNews = people.filter((uuid) => waiting.get(uuid)?.some(({ kind }) => isNewsKind(kind)));
  const { rows } = await tx.execute<{
    user_uuid: string;
    email: string;
    locale: string;
    platform_key: string | null;
    mail_key: string | null;
  }>(sql`
    with noted as (
      insert into notification_readers (user_uuid, digest_at, updated_at)
      select uuid, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from jsonb_array_elements_text(${JSON.stringify(withNews)}::jsonb) w, cast(w as uuid) uuid
      on conflict (user_uuid) do update set digest_at = excluded.digest_at
      returning user_uuid, mail_key)
    select u.id as user_uuid, u.email, r.platform_key, noted.mail_key,
      -- Without a stored language, the one they last paid in is the best guess.
      coalesce(r.locale, (select locale from payments p where p.user_uuid = u.id order by created_at desc limit 1), ${DEFAULT_LOCALE}) as locale
    from jsonb_array_elements_text(${JSON.stringify(people)}::jsonb) w
    join "user" u on u.id = w::uuid and u.deleted_at is null
    left join notification_readers r on r.user_uuid = u.id
    left join noted on noted.user_uuid = u.id`);
  return new Map(
    rows.map(({ user_uuid, email, mail_key, platform_key, ...row }) => {
      const locale = isLocale(row.locale) ? row.locale : DEFAULT_LOCALE;
      const shop = shopOrigin(config, platform_key ?? "");
      const inboxUrl = `${shop}${localePath(locale, "/")}#inbox`;
      const accountUrl = `${siteOrigin(config, "account")}${localePath(locale, "/")}`;
      const paymentsUrl = `${payOrigin(config, platform_key ?? "")}${localePath(locale, "/log")}`;
      return [user_uuid, { email, locale, inboxUrl, accountUrl, paymentsUrl, mailKey: mail_key }];
    }),
  );
}

/** One mail per personal event. */
const receiptsFor = (reader: Reader, waiting: readonly Waiting[]): readonly Mail[] =>
  waiting.flatMap(({ kind, facts }) =>
    isNewsKind(kind) ? [] : [composeNotificationMail(reader, kind, facts)],
  );

/** One digest for all news, if there are any. */
function newsFor(config: Config, reader: Reader, waiting: readonly Waiting[], now: Date): readonly Mail[] {
  const news = new Map<NewsKind, number>();
  for (const kind of NOTIFICATION_KINDS.filter(isNewsKind)) {
    const count = waiting.filter((each) => each.kind === kind).length;
    if (count > 0) news.set(kind, count);
  }
  if (news.size === 0 || !reader.mailKey) return [];
  const link = unsubscribeUrl(config, { reader: reader.mailKey, kinds: [...news.keys()] }, now);
  return [composeNewsMail(reader, news, link)];
}

/** The kinds with one mail pace, as a PostgreSQL array. */
const kindsOf = (pace: MailPace): string =>
  `{${NOTIFICATION_KINDS.filter((kind) => notificationRule(kind).mailPace === pace).join(",")}}`;
