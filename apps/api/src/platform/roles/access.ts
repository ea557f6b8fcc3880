import type { LimitName } from "../limits/limit-classes.ts";
import type { Everybody, Players, Some } from "./askers.ts";

/** The access rule of one operation: who may call it, on whose data, how often. */
export type AccessRow = {
  /**
   * Whose data it reads or changes. `own`: another person's object is answered like a missing one, which services
   * ensure and the cross-user test tries with every id of every operation. `any`: staff, all users' data.
   */
  readonly touches: "none" | "public" | "own" | "any";
  readonly limit: LimitName;
  /**
   * The holder of a pay token may call it too; elsewhere a pay token is treated as a guest, or rejected where guests
   * are.
   */
  readonly payToken?: true;
} & (
  | {
      /** Another rate limit class, used instead if this argument is given. */
      readonly limitWith?: { readonly argument: string; readonly limit: LimitName };
      readonly takesPermit?: never;
    }
  | {
      /**
       * The operation takes its permit along with its first statement, from `RequestContext.permit`. If it has not,
       * because it failed before that, the permit is taken afterwards (R-CHK-22).
       */
      readonly takesPermit: true;
      readonly limitWith?: never;
    }
) &
  (
    | { readonly who: Everybody | Players; readonly audited?: never }
    /**
     * `audited`: writes one audit event in the transaction of the change. Every staff mutation does, and every
     * change of where money goes.
     */
    | { readonly who: Some; readonly audited: boolean }
  );

/**
 * The access matrix: one row for each field of Query and Mutation. Every module states the rows of its own operations;
 * the schema enforces all of them (`guard-roots.ts`) before any code of an operation runs, but for permits that it
 * takes itself, and an operation without a row is denied to all.
 */
export type AccessRows = Readonly<Record<string, AccessRow>>;

/** The row of an operation, or null if there is none. */
export const accessRow = (rows: AccessRows, operation: string): AccessRow | null =>
  Object.hasOwn(rows, operation) ? (rows[operation] ?? null) : null;
