import { instantMs, type Instant } from "../time/index.ts";

/** A build as far as its age goes. */
interface DatedBuild {
  readonly version: string;
  readonly released_at: Instant;
  /** Null: as it was released. */
  readonly updated_at: Instant | null;
}

/**
 * The newest build of a game, if the player has not seen it yet: it is newer than both the purchase and the last time
 * the game was open (R-CAT-40). Null: nothing new.
 */
export function newVersion<Build extends DatedBuild>(
  builds: readonly Build[],
  { boughtAt, lastPlayedAt }: { readonly boughtAt: Instant; readonly lastPlayedAt: Instant | null },
): Build | null {
  const seenMs = Math.max(instantMs(boughtAt), lastPlayedAt === null ? 0 : instantMs(lastPlayedAt));
  const newest = builds.toSorted((one, other) => madeMs(other) - madeMs(one))[0];
  return newest && madeMs(newest) > seenMs ? newest : null;
}

const madeMs = ({ updated_at, released_at }: DatedBuild) => instantMs(updated_at ?? released_at);
