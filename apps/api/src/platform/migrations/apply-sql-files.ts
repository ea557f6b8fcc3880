import type { ClientBase } from "pg";
import { presentObjects, type ObjectName } from "./present-objects.ts";
import { appliedFiles, recordApplied, type AppliedFile } from "./applied-files.ts";
import type { SqlFile } from "./sql-files.ts";

/** PostgreSQL's error for replacing a function with a different return type or parameter names. */
const CANNOT_REPLACE = "42P13";

/**
 * Applies the files whose text differs from what was last applied, and those whose objects are missing (a migration
 * that recreates a table drops its triggers). Call it inside a transaction.
 *
 * @param files in dependency order
 */
export async function applySqlFiles(client: ClientBase, files: readonly SqlFile[]): Promise<void> {
  const applied = await appliedFiles(client);
  let present = await presentObjects(client);
  for (const file of files) {
    const last = applied.get(file.name);
    if (last?.hash === file.hash && last.objects.every((object) => present.has(object))) continue;
    await applyFile(client, file, last);
    const after = await presentObjects(client);
    const made = [...after].filter(([object, version]) => present.get(object) !== version);
    await recordApplied(
      client,
      file,
      made.map(([object]) => object),
    );
    present = after;
  }
}

async function applyFile(client: ClientBase, file: SqlFile, last: AppliedFile | undefined): Promise<void> {
  try {
    await client.query("savepoint sql_file");
    await client.query(file.text).catch(async (fault: unknown) => {
      if (!last || !(fault instanceof Error && "code" in fault && fault.code === CANNOT_REPLACE)) throw fault;
      await client.query("rollback to savepoint sql_file");
      await dropUnused(client, last.objects);
      await client.query(file.text);
    });
    await client.query("release savepoint sql_file");
  } catch (fault) {
    throw new Error(`sql/${file.name}.sql: ${fault instanceof Error ? fault.message : String(fault)}`, {
      cause: fault,
    });
  }
}

/** Functions that no trigger, column or other function depends on can be dropped and recreated. */
async function dropUnused(client: ClientBase, objects: readonly ObjectName[]): Promise<void> {
  const { rows } = await client.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p, pg_identify_object('pg_proc'::regclass, p.oid, 0) o
     where o.type || ' ' || o.identity = any($1) and not exists (
       select from pg_depend d where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid)`,
    [objects],
  );
  for (const { signature } of rows) await client.query(`drop function ${signature}`);
}
