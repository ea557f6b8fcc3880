import {
  isSwitchable,
  notificationSettings,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSetting,
  type NotificationSwitch,
} from "@catnip/domain/notifications";
import { isLocale, type Locale } from "@catnip/domain/locales";
import { brandOf } from "@catnip/brands";
import type { RequestContext } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { loader } from "../../platform/loader.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireViewer } from "../../platform/viewer.ts";
import type { NotificationFacts } from "./notification-facts.ts";
import { rememberReader } from "./readers.ts";

export type Notification = {
  readonly uuid: string;
  readonly kind: NotificationKind;
  readonly facts: NotificationFacts;
  readonly created_at: Date;
  readonly read_at: Date | null;
};

/** The logged-in player's inbox, newest first. */
export async function findNotifications(
  context: RequestContext,
  input: {
    readonly filter?:
      | {
          readonly unread?: boolean | null | undefined;
          readonly kind?: readonly NotificationKind[] | null | undefined;
        }
      | null
      | undefined;
    readonly q?: PageInput | null | undefined;
    readonly limit?: number | null | undefined;
  },
): Promise<readonly Notification[]> {
  const { uuid } = requireViewer(context);
  const { limit, offset } = pageWindow(input.q, input.limit);
  return read<Notification>(
    context.db,
    `select uuid, kind, facts, created_at, read_at from notifications
     where user_uuid = $1 and in_inbox
       and ($2::boolean is null or (read_at is null) = $2) and ($3::text[] is null or kind = any($3))
     order by created_at desc nulls last, uuid desc nulls last limit $4 offset $5`,
    [uuid, input.filter?.unread ?? null, input.filter?.kind ?? null, limit, offset],
  );
}

/** Higher than needed; a badge shows "99+" long before. */
export const UNREAD_COUNT_MAX = 1_000;

/**
 * Marks the logged-in player's notifications as read; those of others count as absent. Idempotent.
 *
 * @param input `uuid`: these; `all`: everything there is
 * @returns how many are still unread
 * @throws ApiError `input/invalid` when neither is given, or more than `READ_AT_ONCE_MAX`
 */
export async function setNotificationsRead(
  context: RequestContext,
  input: { readonly uuid?: readonly string[] | null | undefined; readonly all?: boolean | null | undefined },
): Promise<number> {
  const { uuid: userUuid } = requireViewer(context);
  const all = input.all === true;
  const uuids = input.uuid ?? [];
  if (!all && !input.uuid) throw new ApiError("input/invalid", "Say which, or all.", { field: "uuid" });
  if (uuids.length > READ_AT_ONCE_MAX)
    throw new ApiError("input/invalid", "Too many at once.", { field: "uuid", max: READ_AT_ONCE_MAX });
  await read(
    context.db,
    `update notifications set read_at = $3
     where user_uuid = $1 and in_inbox and read_at is null and ($4::boolean or uuid = any($2::uuid[]))`,
    [userUuid, uuids.filter(isUuid), context.now(), all],
  );
  // Bypass the loader: what it read earlier in the request is stale.
  return (await readersOf(context.db, [userUuid])).get(userUuid)?.unread ?? 0;
}

const READ_AT_ONCE_MAX = 100;

/** The logged-in player's setting for every kind and channel. */
export async function findNotificationSettings(
  context: RequestContext,
): Promise<readonly NotificationSetting[]> {
  const { uuid } = requireViewer(context);
  return settingsOf(context.db, uuid);
}

/**
 * Switches one kind on one channel on or off for the logged-in player. Switching mails off also cancels pending mails
 * of that kind.
 *
 * @returns all settings after the change
 * @throws ApiError `input/invalid` for what is always on
 */
export async function setNotificationSetting(
  context: RequestContext,
  input: NotificationSwitch,
): Promise<readonly NotificationSetting[]> {
  const { uuid } = requireViewer(context);
  const { kind, channel, enabled } = input;
  if (!enabled && !isSwitchable(kind, channel))
    throw new ApiError("input/invalid", "This cannot be switched off.", { field: "enabled" });
  await writeSwitches(context.db, uuid, [kind], channel, enabled, context.now());
  return settingsOf(context.db, uuid);
}

/** Writes the same choice for several kinds; skips what is always on. */
export async function writeSwitches(
  db: Pick<Database, "$client">,
  userUuid: string,
  kinds: readonly NotificationKind[],
  channel: NotificationChannel,
  enabled: boolean,
  now: Date,
): Promise<void> {
  const switchable = kinds.filter((kind) => isSwitchable(kind, channel));
  await read(
    db,
    `with written as (
       insert into notification_switches (user_uuid, kind, channel, enabled, updated_at)
       select $1, k, $3, $4, $5 from unnest($2::text[]) k
       on conflict (user_uuid, kind, channel) do update set enabled = excluded.enabled, updated_at = excluded.updated_at)
     update notifications set mail_due_at = null
     where user_uuid = $1 and kind = any($2::text[]) and mail_due_at is not null and $3 = 'mail' and not $4::boolean`,
    [userUuid, switchable, channel, enabled, now],
  );
}

async function settingsOf(
  db: Pick<Database, "$client">,
  userUuid: string,
): Promise<readonly NotificationSetting[]> {
  const chosen = await read<NotificationSwitch>(
    db,
    "select kind, channel, enabled from notification_switches where user_uuid = $1",
    [userUuid],
  );
  return notificationSettings(chosen);
}

/** The notification fields of `Me`; both fields of one request are loaded together. */
export type Reader = {
  /** Unread inbox entries; counting stops at `UNREAD_COUNT_MAX`. */
  readonly unread: number;
  /** Locale for their mails; null: unknown. */
  readonly locale: Locale | null;
};

export async function loadReader(context: RequestContext, userUuid: string): Promise<Reader> {
  const readers = loader(context, READERS, (uuids: readonly string[]) => readersOf(context.db, uuids));
  return (await readers.load(userUuid)) ?? { unread: 0, locale: null };
}

async function readersOf(
  db: Pick<Database, "$client">,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, Reader>> {
  const rows = await read<{ readonly uuid: string; readonly locale: string | null; readonly unread: number }>(
    db,
    READER,
    [uuids],
  );
  return new Map(
    rows.map(({ uuid, locale, unread }) => [uuid, { unread, locale: isLocale(locale) ? locale : null }]),
  );
}

const READERS = Symbol("readers");
const READER = `
  select u.uuid, r.locale,
    (select count(*)::int from
      (select 1 from notifications n where n.user_uuid = u.uuid and n.in_inbox and n.read_at is null limit ${UNREAD_COUNT_MAX}) unread) as unread
  from unnest($1::uuid[]) as u(uuid) left join notification_readers r on r.user_uuid = u.uuid`;

/**
 * Stores the language in which the logged-in player reads the shop, for mails. Shops call this when it differs from
 * `Me.locale`.
 *
 * @throws ApiError `input/invalid` for a locale that the brand does not offer
 */
export async function setUserLocale(context: RequestContext, locale: Locale): Promise<Locale> {
  const { uuid } = requireViewer(context);
  const { platform_key: platformKey, locales } = brandOf(context.platformKey);
  if (!locales.offered.includes(locale))
    throw new ApiError("input/invalid", "Not one of this brand's locales.", { field: "locale" });
  await rememberReader(context.db, { userUuid: uuid, locale, platformKey }, context.now());
  return locale;
}
