import { sql } from "drizzle-orm";
import type { Tx } from "./send-notification.ts";

/**
 * Remembers how a person is to be written to: at sign-up, and when the shop they use says so.
 *
 * @param reader `platformKey` left out: as it was, the international shop at first
 */
export async function rememberReader(
  tx: Tx,
  reader: { readonly userUuid: string; readonly locale: string; readonly platformKey?: string },
  now: Date,
): Promise<void> {
  const platformKey = reader.platformKey ?? null;
  const at = now.toISOString();
  await tx.execute(sql`
    insert into notification_readers (user_uuid, locale, platform_key, updated_at)
    values (${reader.userUuid}, ${reader.locale}, coalesce(${platformKey}, 'international'), ${at})
    on conflict (user_uuid) do update set locale = excluded.locale,
      platform_key = coalesce(${platformKey}, notification_readers.platform_key), updated_at = excluded.updated_at`);
}

/** Removes everything about one person: their inbox, their switches, how they are written to. */
export async function forgetReader(tx: Tx, userUuid: string): Promise<void> {
  await tx.execute(sql`delete from notifications where user_uuid = ${userUuid}`);
  await tx.execute(sql`delete from notification_switches where user_uuid = ${userUuid}`);
  await tx.execute(sql`delete from notification_readers where user_uuid = ${userUuid}`);
}
