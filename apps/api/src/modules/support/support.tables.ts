import type { SupportReferenceKind, SupportState, SupportTopic } from "@catnip/domain/support";
import { SUPPORT_STATES } from "@catnip/domain/support";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** As SQL text: `'open', 'closed'`. */
const STATES = sql.raw(SUPPORT_STATES.map((state) => `'${state}'`).join(", "));

/** A request to customer service. Its texts are in `support_messages`. */
export const supportCases = pgTable(
  "support_cases",
  {
    /** Made by the client: sending again makes no second case. */
    uuid: uuid().primaryKey(),
    /** What people name the case by, and half of a guest's key to it. */
    number: text().notNull().unique(),
    platformKey: text().notNull(),
    topic: text().$type<SupportTopic>().notNull(),
    state: text().$type<SupportState>().notNull(),
    /** Null for guests, and once forgotten. */
    userUuid: uuid(),
    /** A guest's address; a player's mails go to their account's. Null once forgotten. */
    email: text(),
    /** The language of the page it was written on; mails use it. */
    locale: text().notNull(),
    referenceKind: text().$type<SupportReferenceKind>(),
    referenceId: text(),
    /** The member of staff who looks after it. */
    assigneeUuid: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    closedAt: timestamp({ withTimezone: true }),
    /** When texts and person were removed; what is left are a topic and dates. */
    forgottenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check("support_cases_state", sql`${table.state} in (${STATES})`),
    check("support_cases_closed", sql`(${table.state} = 'closed') = (${table.closedAt} is not null)`),
    index("support_cases_by_user").on(table.userUuid, table.updatedAt.desc()),
    index("support_cases_by_email").on(table.email),
    index("support_cases_waiting")
      .on(table.createdAt)
      .where(sql`${table.state} <> 'closed'`),
    index("support_cases_to_forget")
      .on(table.closedAt)
      .where(sql`${table.forgottenAt} is null`),
  ],
);

/** What was said in a case. The first message has the case's uuid. */
export const supportMessages = pgTable(
  "support_messages",
  {
    /** Made by the client. */
    uuid: uuid().primaryKey(),
    caseUuid: uuid()
      .notNull()
      .references(() => supportCases.uuid, { onDelete: "cascade" }),
    /** Who of the staff wrote it; null: the player. */
    actorUuid: uuid(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("support_messages_by_case").on(table.caseUuid, table.createdAt)],
);
