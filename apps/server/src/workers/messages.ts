import type { Product } from "../product.ts";

/** A worker's instructions once there is work; until then it loads its code. */
export type WorkerTask = {
  /** Where the embedded database is; empty where the environment names another one. */
  readonly env: Readonly<Record<string, string>>;
  /** Whether it seeds, registers the sites and runs the jobs. */
  readonly isFirst: boolean;
  /** Where the first process is the bank; absent: there is none. */
  readonly bankPort?: number | undefined;
  /** The job runners of its predecessors in the same place. */
  readonly jobRunners: readonly string[];
};

/** What a worker says to the process that started it. */
export type FromWorker =
  | { readonly kind: "step"; readonly text: string }
  | { readonly kind: "job-runner"; readonly id: string }
  | { readonly kind: "ready"; readonly demoAccounts: Product["demoAccounts"] }
  /** It cannot start; absent: it has written the reason itself. */
  | { readonly kind: "failed"; readonly sentence: string | null }
  /** It has the connection that came last. */
  | { readonly kind: "taken" }
  /** It was asked to end, and keeps serving until `released`. */
  | { readonly kind: "told" }
  /** It ends now, even if no other worker serves, and waits for `released`. */
  | { readonly kind: "leaving" };

/** Messages to a worker. Connections come with `connection`. */
export type ToWorker =
  | { readonly kind: "task"; readonly task: WorkerTask }
  | { readonly kind: "connection" }
  /** No more connections will come. */
  | { readonly kind: "released" }
  | { readonly kind: "leave" };
