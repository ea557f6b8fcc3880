import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Role } from "../roles/roles.ts";

/**
 * The audit log: one row per change by staff, written in the change's transaction. Append-only, enforced by a trigger.
 * Rows identify people by uuid only, so deleting an account changes nothing here.
 */
export const auditEvents = pgTable(
  "audit_events",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    at: timestamp({ withTimezone: true }).notNull(),
    actorUuid: uuid().notNull(), // No foreign key: the record outlives the account. All zeros: the server's command line.
    role: text().$type<Role>().notNull(), // The role that allowed it.
    operation: text().notNull(), // A field of Mutation.
    objectKind: text().notNull(), // Such as `user`, `article`, `configuration`.
    objectId: text().notNull(), // The target's uuid, number or path.
    why: text().notNull(), // The reason given; empty where the operation asks for none.
    before: jsonb(), // The state before, without personal data; null if there was none.
    after: jsonb(),
  },
  (table) => [
    index("audit_events_object_idx").on(table.objectKind, table.objectId, table.at),
    index("audit_events_actor_idx").on(table.actorUuid, table.at),
  ],
);
