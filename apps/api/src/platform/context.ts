import type DataLoader from "dataloader";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import type { Limits } from "./limits/limits.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Log } from "./log.ts";
import type { PublicCache } from "./public-cache.ts";
import type { Role } from "./roles/roles.ts";

export type { Role } from "./roles/roles.ts";

/** Who is asking, as the verified access token says; null is a guest. */
export type Viewer = {
  readonly uuid: string;
  /** Session the token was made for; revoking it ends money operations at once. */
  readonly sid: string;
  readonly roles: readonly Role[];
  /** Set on pay tokens: the holder may only do what the pay site needs. */
  readonly audience: "api" | "pay";
};

/**
 * What modules keep among the services. Empty here: a module declares its own part beside its code, by augmenting this
 * interface, since the platform knows none of them.
 */
export interface ModuleServices {}

/** What lives as long as the process. */
export type Services = ModuleServices & {
  readonly config: Config;
  readonly db: Database;
  /** The clock, so that tests can move it. */
  readonly now: () => Date;
  /** Where faults go that a visitor never learns of; absent: nowhere. */
  readonly log?: Log;
  /** The network, so that tests can stand in for it; absent: the real one. */
  readonly fetch?: typeof fetch;
  /** Makes the short token a pay ticket is exchanged for; see `Accounts.mintAccessToken`. */
  readonly mintAccessToken?: (input: {
    readonly userUuid: string;
    readonly sid: string;
    readonly audience: "api" | "pay";
    readonly ttlSeconds: number;
  }) => Promise<string>;
  /** Sessions were ended: this process refuses their tokens from now on. Absent: once it has noticed by itself. */
  readonly sessionsEnded?: () => void;
  /** Answers anybody may read, remembered for a moment; absent where every read shall be fresh, as in most tests. */
  readonly publicCache?: PublicCache;
  /** Where uploaded files are kept; absent where none can be uploaded. */
  readonly files?: FileStore;
  /** How often operations may be asked; absent where calls are not counted, as in most tests. */
  readonly limits?: Limits;
};

/** What lives as long as one request. */
export type RequestContext = Services & {
  readonly viewer: Viewer | null;
  readonly requestId: string;
  /** Network address of the visitor, for rate limits and country; never stored with purchases. */
  readonly address: string;
  /** Brand the request came for. */
  readonly platformKey: string;
  /** Per-request batching; see `loader`. */
  readonly loaders: Map<symbol, DataLoader<never, unknown>>;
};
