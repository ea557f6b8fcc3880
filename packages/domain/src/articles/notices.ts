import { isWithin, type Instant, type Window } from "../time/index.ts";
import { isUnread, type ArticleKind } from "./articles.ts";

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

/** An article that is broadcast. */
export interface Notice extends Broadcast {
  readonly uuid: string;
  readonly category: ArticleKind;
}

/** What this browser remembers of earlier notices. */
export interface SeenNotices {
  readonly readList: readonly string[];
  /** The uuid of the announcement that was closed last. */
  readonly closedAnnouncement: string | null;
}

/**
 * The notices a visit begins with: the first current announcement, unless it has been closed, and the first live
 * article that has not been read. Two at most: more would stand between the visitor and the shop (R-ART-9).
 */
export function noticesToShow<Given extends Notice>(
  notices: readonly Given[],
  { readList, closedAnnouncement }: SeenNotices,
  now: Instant,
): readonly Given[] {
  const live = notices.filter((notice) => isBroadcastLive(notice, now));
  const announcement = live.find(
    ({ uuid, category, ...notice }) =>
      category === "announcement" &&
      shouldShowAnnouncement(
        { ends_at: notice.broadcast_ended_at ?? null },
        uuid === closedAnnouncement,
        now,
      ),
  );
  const article = live.find(({ uuid, category }) => category !== "announcement" && isUnread(uuid, readList));
  return [announcement, article].filter((notice) => notice !== undefined);
}
