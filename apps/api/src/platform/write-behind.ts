import { isDatabaseAway } from "./faults.ts";
import type { Log } from "./log.ts";

export type WriteBehindOptions<Row> = {
  /** For the log: what is written, such as "traffic". */
  readonly what: string;
  readonly log: Pick<Log, "warn">;
  /** Writes all rows at once. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  /** How long a row waits for company, at most, in milliseconds. */
  readonly delayMs?: number;
  /** Rows written at once; as many waiting rows are written without delay. */
  readonly batchMax?: number;
  /** Rows that may wait. What comes when so many wait is lost: statistics are not worth a process. */
  readonly waitingMax?: number;
};

/**
 * Collects rows that nobody waits for and writes them together, a moment later. For statistics only: a crash loses
 * what still waited.
 *
 * While the database is away rows wait, with growing pauses, up to `waitingMax`; what does not fit is counted and the
 * count is logged once writing works again. A batch the database refuses for another reason is given up.
 */
export class WriteBehind<Row> {
  readonly #options: Required<WriteBehindOptions<Row>>;
  #waiting: Row[] = [];
  #lost = 0;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | null = null;

  constructor(options: WriteBehindOptions<Row>) {
    this.#options = { delayMs: 1_000, batchMax: 200, waitingMax: 2_000, ...options };
  }

  /** Takes a row. @returns false when there is no room, and the row is lost */
  add(row: Row): boolean {
    const { waitingMax, batchMax } = this.#options;
    if (this.#waiting.length >= waitingMax) {
      this.#lost += 1;
      return false;
    }
    this.#waiting.push(row);
    if (this.#waiting.length >= batchMax && this.#failures === 0) void this.flush();
    else this.#wait();
    return true;
  }

  /** Writes what waits, as far as the database takes it. Never throws. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#writing;
    while (this.#waiting.length > 0) {
      this.#writing ??= this.#writeBatch().finally(() => {
        this.#writing = null;
      });
      await this.#writing;
      if (this.#failures > 0) return this.#wait();
    }
  }

  /** Writes what waits, for the last time: before the process ends. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
    this.#reportLost(this.#waiting.length);
    this.#waiting = [];
  }

  async #writeBatch(): Promise<void> {
    const { write, batchMax, waitingMax, log, what } = this.#options;
    const batch = this.#waiting.splice(0, batchMax);
    try {
      await write(batch);
      this.#failures = 0;
      this.#reportLost(0);
    } catch (fault) {
      if (!isDatabaseAway(fault)) {
        log.warn({ what, lost: batch.length, err: fault }, "rows refused and given up");
        return;
      }
      const room = Math.max(waitingMax - this.#waiting.length, 0);
      this.#lost += Math.max(batch.length - room, 0);
      this.#waiting = [...batch.slice(0, room), ...this.#waiting];
      // Once per outage, not once per try.
      if (this.#failures === 0) log.warn({ what, fault: String(fault) }, "rows cannot be written, they wait");
      this.#failures += 1;
    }
  }

  #reportLost(more: number): void {
    const lost = this.#lost + more;
    this.#lost = 0;
    if (lost > 0)
      this.#options.log.warn({ what: this.#options.what, lost }, "rows lost while none could be written");
  }

  #wait(): void {
    if (this.#timer !== undefined) return;
    const pauseMs = Math.min(this.#options.delayMs * 2 ** this.#failures, PAUSE_MS_MAX);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.flush();
    }, pauseMs);
    // Waiting statistics keep no process alive; `close` writes them.
    this.#timer.unref();
  }
}

const PAUSE_MS_MAX = 30_000;
