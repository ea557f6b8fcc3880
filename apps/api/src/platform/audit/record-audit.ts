import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import type { AccessRows } from "../roles/access.ts";
import type { Actor } from "../viewer.ts";

/** An operation whose row says `audited: true`; created by `audited`. */
export type AuditedOperation = { readonly name: string };

/** A module's operations that write an audit event. */
export type AuditedIn<Rows extends AccessRows> = {
  [Name in keyof Rows & string]: Rows[Name] extends { readonly audited: true } ? Name : never;
}[keyof Rows & string];

/** One of a module's audited operations; any other name is a type error. */
export const audited = <const Rows extends AccessRows>(
  _rows: Rows,
  name: AuditedIn<Rows>,
): AuditedOperation => ({ name });

/** What is recorded about one change by staff. */
export type AuditEvent = {
  /** The field of Mutation. */
  readonly operation: AuditedOperation;
  /** The target: its kind, such as `user` or `article`, and its uuid, number or path. */
  readonly object: { readonly kind: string; readonly id: string | number };
  /** The reason given, truncated to `WHY_MAX` characters. */
  readonly why?: string | null | undefined;
  /** The changed part, before and after; no names, no mail addresses, no secrets. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly at: Date;
};

/** The longest reason stored, in characters. */
export const WHY_MAX = 2_000;

/**
 * Writes one audit event. Pass the transaction of the change itself: neither exists without the other.
 *
 * @param tx a drizzle transaction (or anything with `execute`)
 * @param actor what `requireRole` returned
 */
export async function recordAudit(
  tx: Pick<Database, "execute">,
  actor: Pick<Actor, "uuid" | "role">,
  event: AuditEvent,
): Promise<void> {
  const { operation, object, why, before, after, at } = event;
  await tx.execute(sql`
    insert into audit_events (at, actor_uuid, role, operation, object_kind, object_id, why, before, after)
    values (${at.toISOString()}::timestamptz, ${actor.uuid}, ${actor.role}, ${operation.name}, ${object.kind},
      ${String(object.id)}, ${(why ?? "").slice(0, WHY_MAX)}, ${asJson(before)}::jsonb, ${asJson(after)}::jsonb)`);
}

const asJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);
