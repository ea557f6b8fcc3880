import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Translation } from "../catalog/catalog.tables.ts";

/** News, announcements, tutorials, answers. A broadcast is live while its state is not 0 and now is between its times. */
export const articles = pgTable(
  "articles",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    category: text().notNull(),
    headline: text().notNull(),
    /** HTML, cleaned when written. */
    text: text().notNull(),
    t: jsonb().$type<readonly Translation[]>().notNull().default([]),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    broadcastState: integer().notNull().default(0),
    broadcastStartedAt: timestamp({ withTimezone: true }),
    broadcastEndedAt: timestamp({ withTimezone: true }),
    broadcastPath: text(),
  },
  (table) => [index("articles_by_date").on(table.publishedAt.desc(), table.uuid.desc())],
);
