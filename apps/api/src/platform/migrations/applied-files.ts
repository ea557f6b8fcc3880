import type { ClientBase } from "pg";
import type { ObjectName } from "./present-objects.ts";
import type { SqlFile } from "./sql-files.ts";

export type AppliedFile = { readonly hash: string; readonly objects: readonly ObjectName[] };

/**
 * Every version of a file that was ever applied, with the objects it created. Earlier versions are kept: an older
 * process that starts while a newer one runs finds its own among them, and objects that only an earlier version created
 * can be dropped.
 */
export const MAKE_RECORDS = `
create schema if not exists drizzle;
create table if not exists drizzle.sql_files (
  name text not null,
  hash text not null,
  objects text[] not null,
  applied_at timestamp with time zone not null default clock_timestamp(),
  primary key (name, hash)
)`;

/** The database's record of each file. */
export async function appliedFiles(client: ClientBase): Promise<ReadonlyMap<string, AppliedFile>> {
  const { rows } = await client.query<AppliedFile & { name: string }>(
    "select distinct on (name) name, hash, objects from drizzle.sql_files order by name, applied_at desc",
  );
  return new Map(rows.map(({ name, hash, objects }) => [name, { hash, objects }]));
}

export async function recordApplied(
  client: ClientBase,
  file: SqlFile,
  objects: readonly ObjectName[],
): Promise<void> {
  await client.query(
    `insert into drizzle.sql_files (name, hash, objects) values ($1, $2, $3)
     on conflict (name, hash) do update set objects = excluded.objects, applied_at = excluded.applied_at`,
    [file.name, file.hash, objects],
  );
}

/** Whether each of the files was applied at some time, even if a newer version has replaced it. */
export async function everApplied(
  client: Pick<ClientBase, "query">,
  files: readonly SqlFile[],
): Promise<boolean> {
  const { rows } = await client.query<{ files: number }>(
    `select count(*)::int as files from drizzle.sql_files
     join unnest($1::text[], $2::text[]) as wanted(name, hash) using (name, hash)`,
    [files.map(({ name }) => name), files.map(({ hash }) => hash)],
  );
  return rows[0]?.files === files.length;
}
