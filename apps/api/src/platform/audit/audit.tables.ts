import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Role } from "../roles/roles.ts";

/**
 * What staff did: one row per change, written in the change's own transaction. A trigger refuses to update or delete
 * rows. They name people by uuid only, so that forgetting an account needs no change here.
 */
export const auditEvents = pgTable(
  "audit_events",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    at: timestamp({ withTimezone: true }).notNull(),
    actorUuid: uuid().notNull(), // No reference: what somebody did stays after their account is gone.
    role: text().$type<Role>().notNull(), // By which role it was allowed.
    operation: text().notNull(), // A field of Mutation.
    objectKind: text().notNull(), // Such as `user`, `article`, `configuration`.
    objectId: text().notNull(), // Its uuid, number or path.
    why: text().notNull(), // The reason given; empty where the operation asks for none.
    before: jsonb(), // What was there, without personal data; null where nothing was.
    after: jsonb(),
  },
  (table) => [
    index("audit_events_object_idx").on(table.objectKind, table.objectId, table.at),
    index("audit_events_actor_idx").on(table.actorUuid, table.at),
  ],
);
