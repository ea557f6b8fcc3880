import type { Listener } from "../../platform/listen.ts";

/**
 * Hears of sessions that ended, from whichever copy or command ended them: the table notifies on the channel `sessions`
 * (`sql/accounts-sessions.sql`).
 */
export class SessionEnds {
  readonly #told = new Set<() => void>();
  #listener: Pick<Listener, "isListening"> | null = null;

  /** The connection that `heard` is called by. */
  hearBy(listener: Pick<Listener, "isListening">): void {
    this.#listener = listener;
  }

  /** A session ended, or one may have without a notification arriving. */
  readonly heard = (): void => {
    for (const told of this.#told) told();
  };

  /** False while notifications may be missed: then nothing about sessions may be cached. */
  readonly isListening = (): boolean => this.#listener?.isListening() ?? false;

  readonly onEnd = (told: () => void): void => {
    this.#told.add(told);
  };
}
