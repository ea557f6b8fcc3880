import type { StatementTime } from "./statements.ts";

/** Where one request's time goes, in ms. */
export type OperationProfile = {
  readonly what: string;
  readonly requests: number;
  readonly perSecond: number;
  /** Processor time of the thread that answers requests, by group of functions, the longest first. */
  readonly node: readonly { readonly group: string; readonly ms: number }[];
  readonly nodeMs: number;
  readonly otherThreadsMs: number;
  /** By the clock; `calls` for each request. */
  readonly statements: readonly StatementTime[];
  readonly postgresMs: number;
};
