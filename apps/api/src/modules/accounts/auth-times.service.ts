import type { RequestContext } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { rolesNow } from "../../platform/roles/roles-now.ts";
import { playerOf } from "../../platform/viewer.ts";

/** Minimum time between two "last seen" writes per user, in milliseconds. Clients call every ten minutes. */
const TOUCH_EVERY_MS = 5 * 60_000;
const SOURCE_LENGTH_MAX = 200;

/**
 * Records when the logged-in player was last seen and, once, where they came from. Never fails the request: errors go
 * to the log (R-SIG-10).
 *
 * @returns whether it was recorded now: false for guests, shortly after the last write, and when the write failed
 */
export async function touchAuthTime(
  context: RequestContext,
  dataCreationSource: string | null | undefined,
): Promise<boolean> {
  const viewer = playerOf(context);
  if (!viewer) return false;
  const now = context.now();
  try {
    const noted = await read(context.db, TOUCH, [
      viewer.uuid,
      now,
      dataCreationSource?.trim().slice(0, SOURCE_LENGTH_MAX) || null,
      new Date(now.getTime() - TOUCH_EVERY_MS),
    ]);
    return noted.length === 1;
  } catch (fault) {
    context.log?.warn({ request_id: context.requestId, err: fault }, "auth time not noted");
    return false;
  }
}

/** One statement, and no write at all when the last one is recent. */
const TOUCH = `
  insert into auth_times as known (user_uuid, auth_at, data_creation_source, created_at)
    select id, $2, $3, $2 from "user" where id = $1
  on conflict (user_uuid) do update
    set auth_at = excluded.auth_at,
      data_creation_source = coalesce(known.data_creation_source, excluded.data_creation_source)
    where known.auth_at <= $4
  returning user_uuid`;

/**
 * Whether the logged-in player is a root administrator right now, according to the database; the token may be stale.
 * Any error counts as no (R-SIG-12) and goes to the log.
 */
export async function isRootAdmin(context: RequestContext): Promise<boolean> {
  const viewer = playerOf(context);
  if (!viewer) return false;
  try {
    return (await rolesNow(context.db, viewer.uuid)).has("root");
  } catch (fault) {
    context.log?.warn({ request_id: context.requestId, err: fault }, "root admin not checked");
    return false;
  }
}
