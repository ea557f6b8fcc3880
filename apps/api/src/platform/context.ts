import type DataLoader from "dataloader";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import type { Limits, Permit } from "./limits/limits.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Log } from "./log.ts";
import type { PublicCache } from "./public-cache.ts";
import type { Role } from "./roles/roles.ts";

export type { Role } from "./roles/roles.ts";

/** The caller, from the verified access token; null is a guest. */
export type Viewer = {
  readonly uuid: string;
  /** Session the token belongs to; revoking it stops money operations at once. */
  readonly sid: string;
  readonly roles: readonly Role[];
  /** Set on pay tokens: the holder may only do what the pay site needs. */
  readonly audience: "api" | "pay";
};

/**
 * What modules keep among the services. Empty here: each module declares its own part next to its code, by augmenting
 * this interface, since the platform knows none of them.
 */
export interface ModuleServices {}

/** Lives as long as the process. */
export type Services = ModuleServices & {
  readonly config: Config;
  readonly db: Database;
  /** The clock, injectable for tests. */
  readonly now: () => Date;
  /** Receives errors hidden from visitors; absent: dropped. */
  readonly log?: Log;
  /** The network, replaceable in tests; absent: the real one. */
  readonly fetch?: typeof fetch;
  /** Issues the short-lived token a pay ticket is exchanged for; see `Accounts.mintAccessToken`. */
  readonly mintAccessToken?: (input: {
    readonly userUuid: string;
    readonly sid: string;
    readonly audience: "api" | "pay";
    readonly ttlSeconds: number;
  }) => Promise<string>;
  /**
   * Sessions were ended: this process rejects their tokens from now on. Absent: it notices by itself a little later.
   */
  readonly sessionsEnded?: () => void;
  /** Short-lived cache of public answers; absent if every read must be fresh, as in most tests. */
  readonly publicCache?: PublicCache;
  /** Storage of uploaded files; absent if uploads are disabled. */
  readonly files?: FileStore;
  /** The rate limiter; absent if calls are not counted, as in most tests. */
  readonly limits?: Limits;
};

/** Lives as long as one request. */
export type RequestContext = Services & {
  readonly viewer: Viewer | null;
  readonly requestId: string;
  /** The visitor's network address, for rate limits and country; never stored with purchases. */
  readonly address: string;
  /** Of the operation that is being called, if its access row leaves it to the operation; see `AccessRow`. */
  readonly permit?: Permit;
  /** The brand of the request. */
  readonly platformKey: string;
  /** Per-request batching; see `loader`. */
  readonly loaders: Map<symbol, DataLoader<never, unknown>>;
};
