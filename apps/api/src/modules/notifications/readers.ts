import { DEFAULT_LOCALE, isLocale, type Locale } from "@catnip/domain/locales";
import { sql } from "drizzle-orm";
import { read, type Queryable } from "../../platform/read.ts";
import type { Tx } from "./send-notification.ts";

/**
 * Stores how a player is to be written to: at sign-up, and when their shop sends an update.
 *
 * @param reader `platformKey` omitted: unchanged, initially the international shop
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

/** The language a player is written to in; of those who never had one, the usual one. */
export async function localeOfReader(db: Queryable, userUuid: string): Promise<Locale> {
  const [row] = await read<{ locale: string }>(
    db,
    "select locale from notification_readers where user_uuid = $1",
    [userUuid],
  );
  return row && isLocale(row.locale) ? row.locale : DEFAULT_LOCALE;
}

/** Deletes a player's inbox, switches and mail settings. */
export async function forgetReader(tx: Tx, userUuid: string): Promise<void> {
  await tx.execute(sql`delete from notifications where user_uuid = ${userUuid}`);
  await tx.execute(sql`delete from notification_switches where user_uuid = ${userUuid}`);
  await tx.execute(sql`delete from notification_readers where user_uuid = ${userUuid}`);
}
