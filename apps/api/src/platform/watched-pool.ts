import { Pool, type PoolClient, type PoolConfig } from "pg";
import { cutConnection } from "./database-connection.ts";
import type { DatabaseWatch } from "./database-watch.ts";

/** The database does not answer. The code is SQL's "connection failure", as if it came from PostgreSQL's driver. */
export class DatabaseSilentError extends Error {
  readonly code = "08006";

  constructor() {
    super("The database does not answer.");
    this.name = "DatabaseSilentError";
  }
}

export type WatchedPoolConfig = PoolConfig & {
  readonly watch: DatabaseWatch;
  /** A connection held for longer is destroyed, in milliseconds: its network may be dead. Absent: never. */
  readonly heldMsMax?: number;
};

type Callback = (
  fault: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * A pool that fails fast while the database is unresponsive. At that moment every open connection is destroyed, so that
 * callers waiting for an answer or for a free connection find out immediately; the outcome of queries in flight is then
 * unknown.
 */
export class WatchedPool extends Pool {
  readonly #watch: DatabaseWatch;
  readonly #heldSince = new Map<PoolClient, number>();
  readonly #open = new Set<PoolClient>();
  readonly #waiting = new Set<(fault: Error) => void>();

  constructor({ watch, heldMsMax, ...config }: WatchedPoolConfig) {
    super(config);
    this.#watch = watch;
    this.on("connect", (client) => this.#open.add(client));
    this.on("acquire", (client) => this.#heldSince.set(client, performance.now()));
    this.on("release", (_fault, client) => this.#heldSince.delete(client));
    this.on("remove", (client) => {
      this.#open.delete(client);
      this.#heldSince.delete(client);
    });
    watch.onSilence(() => this.#giveUp());
    if (heldMsMax !== undefined) watch.onAnswer(() => this.#cutHeld(heldMsMax));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const connecting = this.#connect();
    return callback ? void tell(connecting, callback) : connecting;
  }

  async #connect(): Promise<PoolClient> {
    if (this.#watch.isSilent()) throw new DatabaseSilentError();
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      super
        .connect()
        .then((client) => {
          // Too late: the caller already got an error.
          if (!this.#waiting.delete(reject)) return client.release();
          resolve(client);
        })
        .catch((fault: Error) => {
          this.#waiting.delete(reject);
          reject(fault);
        });
    });
  }

  #giveUp(): void {
    const fault = new DatabaseSilentError();
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const reject of waiting) reject(fault);
    for (const client of this.#open) cutConnection(client);
  }

  #cutHeld(msMax: number): void {
    const before = performance.now() - msMax;
    for (const [client, since] of this.#heldSince) if (since < before) cutConnection(client);
  }
}

/** For callback-style callers; pg's own `query` is one. */
async function tell(connecting: Promise<PoolClient>, callback: Callback): Promise<void> {
  let client: PoolClient;
  try {
    client = await connecting;
  } catch (fault) {
    return callback(fault as Error, undefined, () => undefined);
  }
  callback(undefined, client, client.release.bind(client));
}
