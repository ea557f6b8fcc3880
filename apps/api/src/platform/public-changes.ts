import type { Listener } from "./listen.ts";
import type { PublicCache } from "./public-cache.ts";

/** A change to public content. */
export type PublicChange =
  | { readonly kind: "anything" }
  /** These games: their pages, their cards, and the lists they may stand in. */
  | { readonly kind: "games"; readonly games: readonly number[] }
  /** What players wrote below these games; lists show nothing of it. */
  | { readonly kind: "comments"; readonly games: readonly number[] };

/** For caches of public content. */
export type PublicChanges = {
  /** False while changes may be missed: then no cached copy may be used. */
  readonly isListening: () => boolean;
  readonly onChange: (changed: (change: PublicChange) => void) => void;
  /**
   * Whether something has begun or ended by the clock since: a release, a discount, an article, a notice.
   *
   * @param ms since 1970
   */
  readonly hasTurned: (sinceMs: number) => boolean;
};

/** Parses a notification on the channel `catalogue`. Unknown text counts as any change. */
export function readPublicChange(text: string | undefined): PublicChange {
  const [, kind, games = ""] = /^(games|comments):(\d+(?:,\d+)*)$/.exec(text ?? "") ?? [];
  if (kind !== "games" && kind !== "comments") return { kind: "anything" };
  return { kind, games: games.split(",").map(Number) };
}

/** Passes changes on, to the API's own cache first: a subscriber's refresh must not read a stale answer. */
export class PublicChangeFeed implements PublicChanges {
  readonly #told = new Set<(change: PublicChange) => void>();
  readonly #cache: PublicCache;
  readonly #nowMs: () => number;
  readonly #readNextTurn: (fromMs: number) => Promise<number | null>;
  #listener: Pick<Listener, "isListening"> | null = null;
  #lastTurnMs = 0;
  #nextTurnMs: number | null = null;
  #reading: Promise<void> | null = null;
  #readAgain = false;

  /**
   * @param readNextTurn when something begins or ends next, in ms since 1970; null: nothing is planned
   * @param nowMs the clock
   */
  constructor(
    cache: PublicCache,
    readNextTurn: (fromMs: number) => Promise<number | null>,
    nowMs: () => number,
  ) {
    this.#cache = cache;
    this.#readNextTurn = readNextTurn;
    this.#nowMs = nowMs;
  }

  /** The connection that `hear` is called by. */
  hearBy(listener: Pick<Listener, "isListening">): void {
    this.#listener = listener;
  }

  readonly hear = (text?: string): void => {
    const change = readPublicChange(text);
    if (change.kind === "comments")
      for (const game of change.games)
        this.#cache.clear(JSON.stringify(["comments", game]).slice(0, -1) + ",");
    else {
      this.#cache.clear();
      this.#lookAhead();
    }
    for (const told of this.#told) told(change);
  };

  readonly isListening = (): boolean => this.#listener?.isListening() ?? false;

  readonly onChange = (changed: (change: PublicChange) => void): void => {
    this.#told.add(changed);
  };

  readonly hasTurned = (sinceMs: number): boolean => {
    if (this.#nextTurnMs !== null && this.#nextTurnMs <= this.#nowMs()) {
      this.#lastTurnMs = this.#nextTurnMs;
      this.#nextTurnMs = null;
      this.#cache.clear();
      this.#lookAhead();
    }
    return sinceMs < this.#lastTurnMs;
  };

  /** One query at a time; changes in the meantime trigger another afterwards. A failed one is retried with the next. */
  #lookAhead(): void {
    if (this.#reading) {
      this.#readAgain = true;
      return;
    }
    this.#reading = this.#readNextTurn(this.#nowMs())
      .then(
        (turnMs) => void (this.#nextTurnMs = turnMs),
        () => undefined,
      )
      .finally(() => {
        this.#reading = null;
        if (!this.#readAgain) return;
        this.#readAgain = false;
        this.#lookAhead();
      });
  }
}
