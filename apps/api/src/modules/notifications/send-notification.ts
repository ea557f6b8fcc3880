import { isSwitchable, notificationRule, type NotificationKind } from "@catnip/domain/notifications";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import type { NotificationFacts } from "./notification-facts.ts";

export type Tx = Pick<Database, "execute">;

/** A notification for one player. */
export type News = {
  readonly userUuid: string;
  readonly kind: NotificationKind;
  /** What it is about, such as an order's uuid: a player is notified once per kind and subject. */
  readonly subject: string;
  readonly facts: NotificationFacts;
};

/**
 * Notifies one player on the channels they chose, in the transaction that causes it. The sweep `notification-mails`
 * writes the mail; the row serves as its queue entry. Idempotent; deleted players are skipped.
 */
export async function notify(tx: Tx, news: News, now: Date): Promise<void> {
  await notifyAll(tx, news.kind, [news], now);
}

/** Like `notify`, for many players in one statement. */
export async function notifyAll(
  tx: Tx,
  kind: NotificationKind,
  news: readonly Omit<News, "kind">[],
  now: Date,
): Promise<void> {
  if (news.length === 0) return;
  const rows = JSON.stringify(
    news.map(({ userUuid, subject, facts }) => ({ user_uuid: userUuid, subject, facts })),
  );
  await sendNotification(
    tx,
    kind,
    sql`select * from jsonb_to_recordset(${rows}::jsonb) as r(user_uuid uuid, subject text, facts jsonb)`,
    now,
  );
}

/**
 * Notifies every user a query returns: the set-based core of all notifications.
 *
 * @param source a query of `user_uuid`, `subject` and `facts`
 * @returns how many players were notified
 */
export async function sendNotification(
  tx: Tx,
  kind: NotificationKind,
  source: SQL,
  now: Date,
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rowCount } = await tx.execute(sql`
    insert into notifications (user_uuid, kind, subject, facts, in_inbox, created_at, mail_due_at)
    select n.user_uuid, ${kind}, n.subject, n.facts, w.inbox, ${at}, case when w.mail then ${at} end
    from (${source}) n
    join "user" u on u.id = n.user_uuid and u.deleted_at is null
    left join notification_switches i on i.user_uuid = n.user_uuid and i.kind = ${kind} and i.channel = 'inbox'
    left join notification_switches m on m.user_uuid = n.user_uuid and m.kind = ${kind} and m.channel = 'mail'
    cross join lateral (select ${wanted(kind, "inbox", sql`i.enabled`)} as inbox, ${wanted(kind, "mail", sql`m.enabled`)} as mail) w
    where w.inbox or w.mail
    on conflict (user_uuid, kind, subject) do nothing`);
  return rowCount ?? 0;
}

/** The domain's `isNotified` in SQL. */
function wanted(kind: NotificationKind, channel: "inbox" | "mail", chosen: SQL): SQL {
  if (!isSwitchable(kind, channel)) return sql`true`;
  return sql`coalesce(${chosen}, ${notificationRule(kind).usually[channel]}::boolean)`;
}
