import { Client } from "pg";

/** A statement's share of PostgreSQL's work. */
export type StatementTime = {
  readonly text: string;
  readonly calls: number;
  /** Planning and running it, in ms. */
  readonly ms: number;
  /** Of that, planning. */
  readonly planningMs: number;
  /** True: run by a database function, whose own time includes this. */
  readonly isInFunction: boolean;
};

/** What PostgreSQL is to count from its next start on. The database's owner may set it. */
export async function countStatements(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    for (const [name, value] of SETTINGS) await client.query(`alter system set ${name} = '${value}'`);
  });
}

const SETTINGS = [
  ["shared_preload_libraries", "pg_stat_statements"],
  ["pg_stat_statements.track", "all"],
  ["pg_stat_statements.track_planning", "on"],
  // Otherwise statements would not fit that differ in the number of their values.
  ["pg_stat_statements.max", "10000"],
] as const;

export type StatementCounter = {
  readonly reset: () => Promise<void>;
  /** Since `reset`, the longest first. */
  readonly read: () => Promise<readonly StatementTime[]>;
  readonly close: () => Promise<void>;
};

/**
 * Reads the counts of a server that `countStatements` has prepared; from a database beside the shop's, which stays as
 * it is.
 */
export async function openStatementCounter(databaseUrl: string): Promise<StatementCounter> {
  const url = new URL(databaseUrl);
  const shop = decodeURIComponent(url.pathname.slice(1));
  url.pathname = "/postgres";
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query("create extension if not exists pg_stat_statements");
  return {
    reset: async () => void (await client.query("select pg_stat_statements_reset()")),
    read: async () => {
      const { rows } = await client.query<StatementTime>(
        `select query as text, calls::int, total_exec_time + total_plan_time as ms,
           total_plan_time as "planningMs", not toplevel as "isInFunction"
         from pg_stat_statements join pg_database d on d.oid = dbid
         where d.datname = $1 order by ms desc`,
        [shop],
      );
      return rows;
    },
    close: () => client.end(),
  };
}

async function withClient(connectionString: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
