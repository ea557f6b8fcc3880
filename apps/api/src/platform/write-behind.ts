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
 * count is logged once writing works again. A row the database refuses for another reason is given up, alone.
 */
export class WriteBehind<Row> {
  readonly #options: Required<WriteBehindOptions<Row>>;
  #waiting: Row[] = [];
  #inFlight = 0;
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
    if (this.#waiting.length + this.#inFlight >= waitingMax) {
      this.#lost += 1;
      return false;
    }
    this.#waiting.push(row);
    if (this.#waiting.length >= batchMax && this.#failures === 0) void this.flush();
    else this.#wait();
    return true;
  }

  /** Writes what waits, as far as the database takes it, and what is being written already. Never throws. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing ??= this.#writeAll();
    return this.#writing;
  }

  /** Writes what waits, for the last time: before the process ends. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
    this.#reportLost(this.#waiting.length);
    this.#waiting = [];
  }

  async #writeAll(): Promise<void> {
    do {
      await this.#writeBatch();
    } while (this.#waiting.length > 0 && this.#failures === 0);
    // Together with the last look at what waits: a row that comes from now on starts anew.
    this.#writing = null;
    if (this.#failures > 0) this.#wait();
  }

  async #writeBatch(): Promise<void> {
    const { write, batchMax, log, what } = this.#options;
    // What the database refuses is halved until the one bad row stands alone: the others are not to blame.
    const parts = [this.#waiting.splice(0, batchMax)];
    for (let part = parts.shift(); part && part.length > 0; part = parts.shift()) {
      this.#inFlight = part.length + parts.flat().length;
      try {
        // One part after the other, in their order.
        await write(part);
        this.#failures = 0;
        this.#reportLost(0);
      } catch (fault) {
        if (isDatabaseAway(fault)) {
          this.#waiting = [...part, ...parts.flat(), ...this.#waiting];
          // Once per outage, not once per try.
          if (this.#failures === 0)
            log.warn({ what, fault: String(fault) }, "rows cannot be written, they wait");
          this.#failures += 1;
          break;
        }
        const middle = Math.ceil(part.length / 2);
        if (part.length > 1) parts.unshift(part.slice(0, middle), part.slice(middle));
        else log.warn({ what, lost: 1, err: fault }, "row refused and given up");
      }
    }
    this.#inFlight = 0;
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
