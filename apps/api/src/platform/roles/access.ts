import type { LimitName } from "../limits/limit-classes.ts";
import type { Everybody, Players, Some } from "./askers.ts";

/** One operation of the API: who may ask it, of what, how often. */
export type AccessRow = {
  /**
   * Whose things it reads or changes. `own`: another person's object is answered like one that does not exist, which
   * services ensure and the cross-user test tries with every id of every operation. `any`: staff, everybody's things.
   */
  readonly touches: "none" | "public" | "own" | "any";
  readonly limit: LimitName;
  /** Another class, counted instead where this argument is given. */
  readonly limitWith?: { readonly argument: string; readonly limit: LimitName };
  /** The holder of a pay token may ask too; elsewhere a pay token is a guest, or refused where guests are. */
  readonly payToken?: true;
} & (
  | { readonly who: Everybody | Players; readonly audited?: never }
  /** `audited`: writes one audit event in the transaction of the change. Every mutation of staff does. */
  | { readonly who: Some; readonly audited: boolean }
);

/**
 * Who may ask what: one row for each field of Query and Mutation. Every module states the rows of its own operations; the
 * schema refuses by all of them (`guard-roots.ts`) before any code of an operation runs, and an operation without a row
 * is refused to everybody.
 */
export type AccessRows = Readonly<Record<string, AccessRow>>;

/** The row of an operation, or null where there is none. */
export const accessRow = (rows: AccessRows, operation: string): AccessRow | null =>
  Object.hasOwn(rows, operation) ? (rows[operation] ?? null) : null;
