import type { Database } from "@catnip/api/platform/database.ts";
import type { PoolClient } from "pg";
import type { ShopProcess } from "./shop-process.ts";

/** Steps of a purchase in the database, each with the trigger that stops there. */
const POINTS = {
  "after the lock": "before insert on orders for each row",
  "after the debit": "after insert on ledger_entries for each row",
  "before the commit": "after insert on order_lines deferrable initially deferred for each row",
} as const;
export type FaultPoint = keyof typeof POINTS;
export const FAULT_POINTS = Object.keys(POINTS).map((name) => name as FaultPoint);

const LOCKS = 4_712;
/**
 * How often nothing new has come before nothing will: several times as long as a queue waits for a run that is held up.
 */
const SAME_ANSWERS = 500;

/**
 * Makes purchases stop at chosen points without changing the product: a trigger waits for an advisory lock,
 * which is free unless a test holds it.
 */
export async function installFaultPoints(owner: Database): Promise<void> {
  await owner.$client.query(`
    create function fault_point() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(${LOCKS}, tg_argv[0]::int);
      return new;
    end $$`);
  for (const [number, [name, when]] of Object.entries(POINTS).entries())
    await owner.$client.query(
      `create ${name === "before the commit" ? "constraint " : ""}trigger fault_point_${number} ${when} execute function fault_point(${number})`,
    );
}

/** Stops the next purchase at a point. */
export async function holdAt(db: Database, point: FaultPoint) {
  const number = FAULT_POINTS.indexOf(point);
  const holder = await db.$client.connect();
  await holder.query("select pg_advisory_lock($1, $2)", [LOCKS, number]);
  return {
    /** Waits until a purchase has come there; the backend that works for it. */
    reached: () =>
      waitForValue(async () => {
        const backends = await waiting(holder, number);
        return backends.length > 0 ? backends : undefined;
      }),
    /** Waits until everything that was sent has come there, so that no more transactions do; their backends. */
    filled: async () => {
      let backends: readonly number[] = [];
      for (let unchanged = 0; unchanged < SAME_ANSWERS; unchanged += 1) {
        const now = await waiting(holder, number);
        if (now.length !== backends.length || now.length < 2) unchanged = 0;
        backends = now;
        await new Promise((resolve) => setImmediate(resolve));
      }
      return backends;
    },
    /** Lets them go on, and waits until the backends are gone with their process. */
    release: async (backends: readonly number[]) => {
      await holder.query("select pg_advisory_unlock($1, $2)", [LOCKS, number]);
      for (const backend of backends) await isGone(holder, backend);
      holder.release();
    },
    /**
     * Ends all backends of a killed process, as if the machine were gone with it: also one that was on its way to the
     * point, and would commit once that is free.
     */
    terminate: async ({ name }: Pick<ShopProcess, "name">) => {
      const { rows } = await holder.query<{ pid: number }>(
        "select pid, pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()",
        [name],
      );
      for (const { pid } of rows) await isGone(holder, pid);
      await holder.query("select pg_advisory_unlock($1, $2)", [LOCKS, number]);
      holder.release();
    },
  };
}

async function waiting(client: PoolClient, number: number): Promise<readonly number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and classid = $1::int::oid and objid = $2::int::oid
      and not granted and database = (select oid from pg_database where datname = current_database())`,
    [LOCKS, number],
  );
  return rows.map(({ pid }) => pid);
}

const isGone = (client: PoolClient, backend: number) =>
  waitForValue(async () => {
    const { rowCount } = await client.query("select from pg_stat_activity where pid = $1", [backend]);
    return rowCount === 0 ? true : undefined;
  });

/** Asks until there is an answer; the test's own limit ends it otherwise. */
async function waitForValue<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const value = await ask();
    if (value !== undefined) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
