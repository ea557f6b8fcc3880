import { announcementsOf, type Announcement, type PriceEvent } from "@catnip/domain/prices";
import type { RatioLog } from "./known-lists.ts";

/** What the log of a card's sale came to, as of a version of the ratios. */
export type Replayed = { readonly ratioLog: RatioLog; readonly announcements: readonly Announcement[] };

/** The parts of a stored card that decide it. */
interface OnSale {
  readonly released_at: string | null;
  /** Null: it is not on sale. */
  readonly price_log: readonly PriceEvent[] | null;
  readonly made: { replayed?: Replayed };
}

/**
 * What the sale of a game may be announced with (R-PRC-17), without prices where they are hidden. Replayed from its log
 * once as long as card and ratios stay as they are.
 */
export function cardAnnouncements(
  stored: OnSale,
  { ratioLog, showPrices }: { readonly ratioLog: RatioLog; readonly showPrices: boolean },
): readonly Announcement[] {
  const announcements = known(stored, ratioLog);
  return showPrices ? announcements : announcements.map((told) => ({ ...told, lowest_30_days: null }));
}

function known(stored: OnSale, ratioLog: RatioLog): readonly Announcement[] {
  if (stored.price_log === null) return NONE;
  const last = stored.made.replayed;
  if (last?.ratioLog === ratioLog) return last.announcements;
  const announcements = announcementsOf([...ratioLog, ...stored.price_log], stored.released_at);
  stored.made.replayed = { ratioLog, announcements };
  return announcements;
}

const NONE: readonly Announcement[] = [];
