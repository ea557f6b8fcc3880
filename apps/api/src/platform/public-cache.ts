import { LRUCache } from "lru-cache";

/**
 * A small in-process cache of public answers (lists of games, articles).
 *
 * Only public data goes in, and nothing that decides what somebody may do or pays. Entries expire after `MAX_AGE_MS`,
 * since releases and sales start and end by the clock, and all are cleared when PostgreSQL signals a catalogue change.
 */
export class PublicCache {
  readonly #entries = new LRUCache<string, Entry>({ max: 300 });
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The cached answer, or the result of `read`; concurrent callers share one read. */
  get<Answer>(key: string, read: () => Promise<Answer>): Answer | Promise<Answer> {
    const nowMs = this.#now().getTime();
    const known = this.#entries.get(key);
    if (known && nowMs - known.atMs < MAX_AGE_MS) return known.answer as Answer | Promise<Answer>;
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

  /** @param prefix of the keys to forget; absent: all */
  clear(prefix = ""): void {
    if (prefix === "") return this.#entries.clear();
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.#entries.delete(key);
    return undefined;
  }
}

type Entry = { readonly atMs: number; answer: unknown };

/** TTL of an answer, in milliseconds. */
const MAX_AGE_MS = 10_000;
