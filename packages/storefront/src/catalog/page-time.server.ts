import { stillPageTimeMs } from "@catnip/domain/timing";

/** The parts of a game that depend on the time. */
type Timed = {
  readonly released_at?: string | null;
  readonly store_activity?: { readonly ended_at: string | null } | null;
};

/** The time that a page with these games states (R-WEB-72). */
export const stillTimeOf = (games: readonly Timed[]): number =>
  stillPageTimeMs(
    Date.now(),
    games.flatMap(({ released_at, store_activity }) => [released_at, store_activity?.ended_at]),
  );

/** Whether a game's page counts down to its release, or to the end of an offer. */
export const isCountingDown = ({ released_at, store_activity }: Timed): boolean =>
  Boolean(store_activity) || !released_at || Date.parse(released_at) > Date.now();
