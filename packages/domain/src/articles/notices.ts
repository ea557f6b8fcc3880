import { isWithin, type Instant, type Window } from "../time/index.ts";

/** A broadcast as stored on its article. */
interface Broadcast {
  /** 0 means off. */
  readonly broadcast_state: number;
  readonly broadcast_started_at?: Instant | null;
  readonly broadcast_ended_at?: Instant | null;
}

/** A broadcast is live when it is on and `now` lies between its start and end (R-ART-2). */
export function isBroadcastLive(broadcast: Broadcast, now: Instant): boolean {
  if (broadcast.broadcast_state === 0) return false;
  return isWithin(
    { starts_at: broadcast.broadcast_started_at ?? null, ends_at: broadcast.broadcast_ended_at ?? null },
    now,
  );
}

/** Whether an announcement (or maintenance notice) is current. */
export function isAnnouncementLive(announcement: Window, now: Instant): boolean {
  return isWithin(announcement, now);
}

/** A current announcement pops up until the visitor has closed it. */
export function shouldShowAnnouncement(announcement: Window, wasClosed: boolean, now: Instant): boolean {
  return !wasClosed && isAnnouncementLive(announcement, now);
}
