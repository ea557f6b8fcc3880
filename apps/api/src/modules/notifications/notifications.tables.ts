import type { NotificationChannel, NotificationKind } from "@catnip/domain/notifications";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { NotificationFacts } from "./notification-facts.ts";

const instant = () => timestamp({ withTimezone: true });

/** A notification to one player, on the channels they chose. The text is not stored: clients and mails render it. */
export const notifications = pgTable(
  "notifications",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userUuid: uuid().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about, such as a game's ID: the deduplication key per player and kind. */
    subject: text().notNull(),
    facts: jsonb().$type<NotificationFacts>().notNull().default({}),
    /** False: the player wants it by mail only. */
    inInbox: boolean().notNull().default(true),
    createdAt: instant().notNull(),
    readAt: instant(),
    /** Since when it has been waiting for a mail; null: no mail wanted, or already queued. */
    mailDueAt: instant(),
  },
  (table) => [
    unique("notifications_once").on(table.userUuid, table.kind, table.subject),
    index("notifications_inbox")
      .on(table.userUuid, table.createdAt.desc(), table.uuid.desc())
      .where(sql`${table.inInbox}`),
    index("notifications_unread")
      .on(table.userUuid)
      .where(sql`${table.inInbox} and ${table.readAt} is null`),
    index("notifications_to_mail")
      .on(table.userUuid)
      .where(sql`${table.mailDueAt} is not null`),
    index("notifications_by_age").on(table.createdAt),
  ],
);

/**
 * Events for many players that have been announced: the row is the claim by which one of several concurrent sweeps
 * announces an event, in the transaction that does so.
 */
export const notificationEvents = pgTable(
  "notification_events",
  {
    kind: text().$type<NotificationKind>().notNull(),
    subject: text().notNull(),
    toldAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index("notification_events_by_age").on(table.toldAt),
  ],
);

/** Mail settings of a player. Created on demand; without a row the defaults apply. */
export const notificationReaders = pgTable("notification_readers", {
  userUuid: uuid().primaryKey(),
  /** Locale of the mails; null: as at sign-up, which is unknown for old accounts. */
  locale: text(),
  /** The shop that links in mails lead to. */
  platformKey: text().notNull().default("international"),
  /** Identifies the player in unsubscribe URLs, which must not reveal who they are. */
  mailKey: uuid()
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()`),
  /** When the last digest was queued. */
  digestAt: instant(),
  updatedAt: instant().notNull(),
});

/** A player's own switches; see `NOTIFICATION_RULES` for the defaults. */
export const notificationSwitches = pgTable(
  "notification_switches",
  {
    userUuid: uuid().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    channel: text().$type<NotificationChannel>().notNull(),
    enabled: boolean().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userUuid, table.kind, table.channel] })],
);
