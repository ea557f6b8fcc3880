import type { Database } from "../../platform/database.ts";
import type { Log } from "../../platform/log.ts";
import { read } from "../../platform/read.ts";
import { WriteBehind } from "../../platform/write-behind.ts";
import type { TrafficRow } from "./traffic-row.ts";

declare module "../../platform/context.ts" {
  interface ModuleServices {
    /** Batches visits; absent if each is written at once, as in most tests. */
    readonly traffic?: WriteBehind<TrafficRow>;
  }
}

/** Collects traffic and writes it once a second, so that logging costs a visitor no round trip. */
export function createTrafficWriter(db: Database, log: Pick<Log, "warn">): WriteBehind<TrafficRow> {
  return new WriteBehind<TrafficRow>({ what: "traffic", log, write: (rows) => writeTraffic(db, rows) });
}

/** Writes rows with one statement, creating the month's partition first if no job did. */
export async function writeTraffic(
  db: Pick<Database, "$client">,
  rows: readonly TrafficRow[],
): Promise<void> {
  const values = [JSON.stringify(rows)];
  try {
    await read(db, INSERT, values);
  } catch (fault) {
    if (!isPartitionMissing(fault)) throw fault;
    for (const month of new Set(rows.map(({ created_at }) => created_at.slice(0, "2030-01".length))))
      await read(db, "select ensure_traffic_partition($1::timestamptz)", [`${month}-01T00:00:00Z`]);
    await read(db, INSERT, values);
  }
}

/** PostgreSQL's "no partition of relation found for row". */
const isPartitionMissing = (fault: unknown): boolean =>
  fault instanceof Error && (fault as { code?: unknown }).code === "23514";

const COLUMNS = `created_at timestamptz, platform_key text, user_uuid uuid, client_id text, session_id text,
  session_count int, event_name text, utm_source text, utm_medium text, utm_campaign text, utm_term text,
  utm_content text, page_location text, page_title text, page_referrer text, language text, screen_resolution text,
  user_agent text, meta jsonb`;
const NAMES = COLUMNS.replaceAll(/ (timestamptz|text|uuid|int|jsonb)\b/g, "");

const INSERT = `insert into traffic_logs (${NAMES})
  select ${NAMES} from jsonb_to_recordset($1::jsonb) as rows(${COLUMNS})`;
