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

/** What one person is told, on whichever channels they want it. Words are not stored: clients and mails have them. */
export const notifications = pgTable(
  "notifications",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userUuid: uuid().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about, such as a game's id: nobody is told the same thing twice. */
    subject: text().notNull(),
    facts: jsonb().$type<NotificationFacts>().notNull().default({}),
    /** False: the person wants it by mail only. */
    inInbox: boolean().notNull().default(true),
    createdAt: instant().notNull(),
    readAt: instant(),
    /** Since when it waits for a mail; null: none is wanted, or it was queued. */
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
 * Events that concern many people and have been told to all of them: the claim that lets one of several sweeps tell
 * an event, in the transaction that tells it.
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

/** How a person is written to. Made when there is something to keep; without a row everything is as usual. */
export const notificationReaders = pgTable("notification_readers", {
  userUuid: uuid().primaryKey(),
  /** Locale of the mails; null: as at the sign-up, which is unknown for old accounts. */
  locale: text(),
  /** The shop that links in mails lead to. */
  platformKey: text().notNull().default("international"),
  /** Stands for the person in addresses that switch mails off, which must not tell who they are. */
  mailKey: uuid()
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()`),
  /** When the last mail of news was queued. */
  digestAt: instant(),
  updatedAt: instant().notNull(),
});

/** What a person has switched on or off themselves; see `NOTIFICATION_RULES` for what holds otherwise. */
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
