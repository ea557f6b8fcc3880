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
type ReservedPermits = { readonly granted: number; readonly resetsAtMs: number };

/**
 * Leases up to `wanted` permits of each window in one atomic statement, so that parallel calls and other copies never
 * exceed `max` in total.
 *
 * @param asked of different keys
 * @returns what each got, in the same order
 */
export async function reservePermits(
  db: Pick<Database, "$client">,
  asked: readonly PermitRequest[],
): Promise<readonly ReservedPermits[]> {
  const rows = await read<{ key: string; granted: number; resets_at: Date }>(db, RESERVE, [
    asked.map(({ key }) => key),
    asked.map(({ wanted, max }) => Math.min(wanted, max)),
    asked.map(({ max }) => max),
    asked.map(({ at }) => at),
    asked.map(({ at, windowSeconds }) => new Date(at.getTime() + windowSeconds * 1_000)),
  ]);
  return asked.map(({ key }) => {
    const row = rows.find((each) => each.key === key);
    if (!row) throw new Error("Reserving permits answered no row");
    return { granted: row.granted, resetsAtMs: row.resets_at.getTime() };
  });
}

// Ordered by key: two copies that count the same callers must not wait for each other.
const RESERVE = `
  insert into rate_limits as counter (key, used, granted, resets_at)
  select key, wanted, wanted, resets_at
    from unnest($1::text[], $2::int[], $5::timestamptz[]) as asked(key, wanted, resets_at) order by key
  on conflict (key) do update set
    used = case when counter.resets_at <= ($4::timestamptz[])[array_position($1, excluded.key)] then excluded.used
      else greatest(counter.used, least(counter.used + excluded.used, ($3::int[])[array_position($1, excluded.key)])) end,
    granted = case when counter.resets_at <= ($4::timestamptz[])[array_position($1, excluded.key)] then excluded.granted
      else greatest(0, least(excluded.used, ($3::int[])[array_position($1, excluded.key)] - counter.used)) end,
    resets_at = case when counter.resets_at <= ($4::timestamptz[])[array_position($1, excluded.key)] then excluded.resets_at
      else counter.resets_at end
  returning key, granted, resets_at`;
