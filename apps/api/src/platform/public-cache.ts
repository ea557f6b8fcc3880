import { LRUCache } from "lru-cache";

/**
 * A small in-process cache of public answers (lists of games, articles).
 *
 * Only public data goes in, and nothing that decides what a user may do or pays. Entries expire after `MAX_AGE_MS`,
 * since releases and sales start and end by the clock, and all are cleared when PostgreSQL signals a catalog change.
 */
export class PublicCache {
  readonly #entries = new LRUCache<string, Entry>({ max: 300 });
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * The cached answer, or the result of `read`; concurrent callers share one read.
   *
   * @param staleMs up to this age, in milliseconds, a stale answer is served once more while it is refreshed, so that
   *   no caller waits: for what is slow to read and may lag behind the clock, not behind changes. Absent: never
   */
  get<Answer>(key: string, read: () => Promise<Answer>, staleMs = 0): Answer | Promise<Answer> {
    const nowMs = this.#now().getTime();
    const known = this.#entries.get(key);
    if (known) {
      const ageMs = nowMs - known.atMs;
      if (ageMs < MAX_AGE_MS) return known.answer as Answer | Promise<Answer>;
      if (ageMs < staleMs) {
        this.#refresh(key, known, read);
        return known.answer as Answer | Promise<Answer>;
      }
    }
    const entry: Entry = { atMs: nowMs, answer: undefined };
    const reading = read().then(
      (answer) => {
        entry.answer = answer;
        return answer;
      },
      (fault: unknown) => {
        if (this.#entries.peek(key) === entry) this.#entries.delete(key);
        throw fault;
      },
    );
    entry.answer = reading;
    this.#entries.set(key, entry);
    return reading;
  }

  /** Replaces a stale answer once it is read, unless a change has come in between. */
  #refresh(key: string, stale: Entry, read: () => Promise<unknown>): void {
    if (stale.isReadAnew) return;
    stale.isReadAnew = true;
    const atMs = this.#now().getTime();
    read().then(
      (answer) => {
        if (this.#entries.peek(key) === stale) this.#entries.set(key, { atMs, answer });
      },
      // The next caller retries; once the answer is too old, callers wait for the read and get its error.
      () => (stale.isReadAnew = false),
    );
  }

  /** @param prefix of the keys to evict; absent: all */
  clear(prefix = ""): void {
    if (prefix === "") return this.#entries.clear();
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.#entries.delete(key);
    return undefined;
  }
}

type Entry = { readonly atMs: number; answer: unknown; isReadAnew?: boolean };

/** TTL of an answer, in milliseconds. */
const MAX_AGE_MS = 10_000;
