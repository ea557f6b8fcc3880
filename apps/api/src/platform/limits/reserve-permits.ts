import type { Database } from "../database.ts";
import { read } from "../read.ts";

/**
 * Leases up to `wanted` permits of a window in one atomic statement, so that parallel calls and other copies never
 * exceed `max` in total.
 *
 * @returns how many were granted, at most `wanted`, and when the window ends
 */
export async function reservePermits(
  db: Pick<Database, "$client">,
  asked: {
    readonly key: string;
    readonly wanted: number;
    readonly max: number;
    readonly at: Date;
    readonly windowSeconds: number;
  },
): Promise<{ readonly granted: number; readonly resetsAtMs: number }> {
  const { key, wanted, max, at, windowSeconds } = asked;
  const resetsAt = new Date(at.getTime() + windowSeconds * 1_000);
  const [row] = await read<{ granted: number; resets_at: Date }>(db, RESERVE, [
    key,
    Math.min(wanted, max),
    max,
    at,
    resetsAt,
  ]);
  if (!row) throw new Error("Reserving permits answered no row");
  return { granted: row.granted, resetsAtMs: row.resets_at.getTime() };
}

const RESERVE = `
  insert into rate_limits as counter (key, used, granted, resets_at)
  values ($1, $2::int, $2::int, $5::timestamptz)
  on conflict (key) do update set
    used = case when counter.resets_at <= $4::timestamptz then excluded.used
      else greatest(counter.used, least(counter.used + $2::int, $3::int)) end,
    granted = case when counter.resets_at <= $4::timestamptz then excluded.granted
      else greatest(0, least($2::int, $3::int - counter.used)) end,
    resets_at = case when counter.resets_at <= $4::timestamptz then excluded.resets_at else counter.resets_at end
  returning granted, resets_at`;
