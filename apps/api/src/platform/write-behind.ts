import { isDatabaseAway } from "./faults.ts";
import type { Log } from "./log.ts";

export type WriteBehindOptions<Row> = {
  /** For the log: what is written, such as "traffic". */
  readonly what: string;
  readonly log: Pick<Log, "warn">;
  /** Writes a batch of rows. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  /** The longest a row waits for its batch, in milliseconds. */
  readonly delayMs?: number;
  /** Batch size; a full batch is written without delay. */
  readonly batchMax?: number;
  /** Maximum number of waiting rows. Beyond that, rows are dropped: statistics are not worth a process. */
  readonly waitingMax?: number;
};

/**
 * Batches deferrable rows and writes them a moment later. For statistics only: a crash loses what was still
 * waiting.
 *
 * While the database is down rows wait, up to `waitingMax`, and writes are retried with backoff; dropped rows are
 * counted, and the count is logged once writing works again. A row that the database rejects for another reason is
 * dropped alone.
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

  /** Adds a row. @returns false if there is no room, and the row is lost */
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

  /** Flushes waiting rows, as far as the database accepts them, including a write in progress. Never throws. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing ??= this.#writeAll();
    return this.#writing;
  }

  /** The final flush, before the process ends. */
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
    // In the same tick as the last check of the queue: a row that arrives from now on starts a new loop.
    this.#writing = null;
    if (this.#failures > 0) this.#wait();
  }

  async #writeBatch(): Promise<void> {
    const { write, batchMax, log, what } = this.#options;
    // A rejected batch is bisected until the one bad row is isolated; the others are fine.
    const parts = [this.#waiting.splice(0, batchMax)];
    for (let part = parts.shift(); part && part.length > 0; part = parts.shift()) {
      this.#inFlight = part.length + parts.flat().length;
      try {
        // Sequentially, to keep their order.
        await write(part);
        this.#failures = 0;
        this.#reportLost(0);
      } catch (fault) {
        if (isDatabaseAway(fault)) {
          this.#waiting = [...part, ...parts.flat(), ...this.#waiting];
          // Once per outage, not once per retry.
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
    // Waiting statistics do not keep the process alive; `close` writes them.
    this.#timer.unref();
  }
}

const PAUSE_MS_MAX = 30_000;
