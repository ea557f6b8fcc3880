import { PLAY_SLOT_MINUTES, playSlotMs } from "@catnip/domain/activities";
import { MINUTE_MS } from "@catnip/domain/time";
import { LRUCache } from "lru-cache";
import type { RequestContext, Services } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { requireViewer } from "../../platform/viewer.ts";

/**
 * Counts the current slot for a game the user has open. Idempotent within a slot, across all instances; a game they do
 * not own is not counted.
 *
 * @returns total minutes played; 0 for a game they do not own
 */
export async function addPlayTime(context: RequestContext, storeId: number): Promise<number> {
  const { uuid } = requireViewer(context);
  return countSlot(context, uuid, storeId);
}

/**
 * Called by the play sites whenever a game loads a file for a player. Returns immediately: one write per player, game
 * and minute happens in the background, and errors are only logged.
 */
export function createPlayClock(services: Services): (userUuid: string, storeId: number) => void {
  const counted = new LRUCache<string, number>({ max: 10_000 });
  return (userUuid, storeId) => {
    const key = `${userUuid} ${storeId}`;
    const minute = Math.floor(services.now().getTime() / MINUTE_MS);
    if (counted.get(key) === minute) return;
    counted.set(key, minute);
    countSlot(services, userUuid, storeId).catch((fault: unknown) => {
      counted.delete(key);
      services.log?.warn({ fault: String(fault) }, "play time not counted");
    });
  };
}

async function countSlot({ db, now }: Services, userUuid: string, storeId: number): Promise<number> {
  const moment = now();
  const [row] = await read<{ readonly minutes: number }>(db, COUNT_SLOT, [
    userUuid,
    storeId,
    moment,
    PLAY_SLOT_MINUTES,
    new Date(playSlotMs(moment)),
  ]);
  return row?.minutes ?? 0;
}

/**
 * A slot already counted, or one older than the newest, adds nothing. The moment itself is kept: a library that says
 * "last played" means that, not the beginning of its slot.
 */
const COUNT_SLOT = `
  insert into play_times as t (user_uuid, store_id, minutes, first_at, last_slot_at)
    select e.user_uuid, e.store_id, $4, $3::timestamptz, $3::timestamptz
    from entitlements e join stores s on s.id = e.store_id where e.user_uuid = $1 and e.store_id = $2
  on conflict (user_uuid, store_id) do update set
    minutes = t.minutes + case when t.last_slot_at < $5::timestamptz then excluded.minutes else 0 end,
    last_slot_at = greatest(t.last_slot_at, excluded.last_slot_at)
  returning minutes`;
