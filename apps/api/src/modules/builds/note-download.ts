import type { Services } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";

/**
 * Notes that a player downloads an official build, which ends the right to give the game back (R-RFD-4).
 *
 * Locks the entitlement as a refund does: so either the refund learns of this download, or there is nothing to note.
 *
 * @returns false if the game is not owned (any more)
 */
export async function noteDownload(
  { db, now }: Pick<Services, "db" | "now">,
  userUuid: string,
  buildUuid: string,
): Promise<boolean> {
  const noted = await read(
    db,
    `with owned as (
       select from entitlements e join builds b on b.store_id = e.store_id
       where e.user_uuid = $1 and b.uuid = $2 for share of e)
     insert into build_downloads (user_uuid, build_uuid, first_at, last_at) select $1, $2, $3, $3 from owned
     on conflict (user_uuid, build_uuid) do update set count = build_downloads.count + 1, last_at = excluded.last_at
     returning count`,
    [userUuid, buildUuid, now()],
  );
  return noted.length === 1;
}
