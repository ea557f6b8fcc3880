import type { ClientBase } from "pg";

/** Kind and name as `drop` expects them, such as `function public.iso_instant(timestamp with time zone)`. */
export type ObjectName = string;

/** Existing functions, triggers and views, each with a version mark that changes whenever it is replaced. */
export async function presentObjects(client: ClientBase): Promise<ReadonlyMap<ObjectName, string>> {
  const { rows } = await client.query<{ object: ObjectName; version: string }>(PRESENT);
  return new Map(rows.map(({ object, version }) => [object, version]));
}

/**
 * `xmin` is the transaction that last wrote the catalog row. Partitions inherit their triggers' rows from the parent.
 */
const PRESENT = `
select o.type || ' ' || o.identity as object, found.version
from (
  select tableoid as class, oid, xmin::text as version from pg_proc where pronamespace = 'public'::regnamespace
  union all
  select tableoid, oid, xmin::text from pg_trigger where not tgisinternal and tgparentid = 0
    and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all
  select 'pg_class'::regclass, v.oid, r.xmin::text from pg_class v join pg_rewrite r on r.ev_class = v.oid
    where v.relkind = 'v' and v.relnamespace = 'public'::regnamespace
) as found, pg_identify_object(found.class, found.oid, 0) o`;
