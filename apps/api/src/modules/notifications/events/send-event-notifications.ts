import { COUPON_EXPIRING_DAYS } from "@catnip/domain/coupons";
import { DAY_MS } from "@catnip/domain/time";
import { sql } from "drizzle-orm";
import type { Services } from "../../../platform/context.ts";
import { inTransaction, type Transaction } from "../../../platform/transaction.ts";
import { sendNotification } from "../send-notification.ts";
import { MONEY_EVENTS } from "./money-events.sql.ts";
import { expiringCoupons, NEWS_EVENTS, type NewsEvent } from "./news-events.sql.ts";

/** Events per transaction. */
const BATCH = 20;

/**
 * Job `notification-events`: notifies players of what has happened in the shop since the last run. An event is claimed
 * by inserting a row in the same transaction that notifies all recipients: only one of several concurrent sweeps
 * announces it, an aborted sweep leaves it for the next, and nothing is lost during downtime.
 *
 * @returns how many notifications were created
 */
export async function sendEventNotifications({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  let told = 0;
  for (const event of [...NEWS_EVENTS, ...MONEY_EVENTS]) {
    for (;;) {
      const step = await inTransaction(db, (tx) => tellEvents(tx, event, now()));
      told += step.told;
      if (step.events < BATCH) break;
    }
  }
  return (
    told +
    (await sendNotification(
      db,
      "coupon_expiring",
      expiringCoupons(now(), COUPON_EXPIRING_DAYS * DAY_MS),
      now(),
    ))
  );
}

async function tellEvents(tx: Transaction, event: NewsEvent, now: Date) {
  const { rows: claimed } = await tx.execute<{ subject: string }>(sql`
    insert into notification_events (kind, subject, told_at)
    select ${event.kind}, h.subject, ${now.toISOString()}::timestamptz from (${event.happened(now)}) h
    where not exists (select from notification_events e where e.kind = ${event.kind} and e.subject = h.subject)
    order by h.happened_at, h.subject limit ${BATCH}
    on conflict do nothing returning subject`);
  if (claimed.length === 0) return { events: 0, told: 0 };
  const subjects = claimed.map(({ subject }) => subject);
  const beside = (await event.beside?.(tx, subjects, now)) ?? sql``;
  const people = sql`
    with told as (select subject from jsonb_array_elements_text(${JSON.stringify(subjects)}::jsonb) subject)${beside}
    ${event.people(now)}`;
  return { events: claimed.length, told: await sendNotification(tx, event.kind, people, now) };
}
