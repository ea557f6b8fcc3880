import type { Database } from "../database.ts";
import { read } from "../read.ts";

export type PermitRequest = {
  readonly key: string;
  readonly wanted: number;
  readonly max: number;
  readonly at: Date;
  readonly windowSeconds: number;
};

/** How many were granted, at most `wanted`, and when the window ends. */
export type ReservedPermits = { readonly granted: number; readonly resetsAtMs: number };

/**
 * Leases up to `wanted` permits of each window in one atomic statement, so that parallel calls and other processes
 * never exceed `max` in total.
 *
 * @param asked windows with different keys
 * @returns what each got, in the same order
 */
export async function reservePermits(
  db: Pick<Database, "$client">,
  asked: readonly PermitRequest[],
): Promise<readonly ReservedPermits[]> {
  const rows = await read<ReservedRow & { key: string }>(db, RESERVE, reservationValues(asked));
  return asked.map(({ key }) => {
    const row = rows.find((each) => each.key === key);
    if (!row) throw new Error("Reserving permits answered no row");
    return reservedOf(row);
  });
}

/** What the columns `granted` and `resets_at` of `reservation` hold. */
export type ReservedRow = { readonly granted: number; readonly resets_at: Date };

export const reservedOf = ({ granted, resets_at }: ReservedRow): ReservedPermits => ({
  granted,
  resetsAtMs: resets_at.getTime(),
});

/** The values of `reservation`'s parameters, in their order. */
export const reservationValues = (asked: readonly PermitRequest[]): readonly (readonly unknown[])[] => [
  asked.map(({ key }) => key),
  asked.map(({ wanted, max }) => Math.min(wanted, max)),
  asked.map(({ max }) => max),
  asked.map(({ at }) => at),
  asked.map(({ at, windowSeconds }) => new Date(at.getTime() + windowSeconds * 1_000)),
];

/**
 * The statement that reserves permits, to be part of another one as well.
 *
 * @param from the number of its first parameter; it has five, see `reservationValues`
 * @returns SQL whose rows have `key`, `granted` and `resets_at`
 */
export function reservation(from: number): string {
  const parameter = (nth: number) => `$${from + nth}`;
  const keys = parameter(0);
  const own = (nth: number, type: string) =>
    `(${parameter(nth)}::${type}[])[array_position(${keys}, excluded.key)]`;
  const max = own(2, "int");
  const isOver = `counter.resets_at <= ${own(3, "timestamptz")}`;
  // Ordered by key: two processes that count the same callers must not deadlock.
  return `
    insert into rate_limits as counter (key, used, granted, resets_at)
    select key, wanted, wanted, resets_at
      from unnest(${keys}::text[], ${parameter(1)}::int[], ${parameter(4)}::timestamptz[]) as asked(key, wanted, resets_at)
      order by key
    on conflict (key) do update set
      used = case when ${isOver} then excluded.used
        else greatest(counter.used, least(counter.used + excluded.used, ${max})) end,
      granted = case when ${isOver} then excluded.granted
        else greatest(0, least(excluded.used, ${max} - counter.used)) end,
      resets_at = case when ${isOver} then excluded.resets_at else counter.resets_at end
    returning key, granted, resets_at`;
}
const RESERVE = reservation(1);
