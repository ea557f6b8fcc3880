import type { Database } from "./database.ts";

/** The privileges of the connection's role, as far as they decide what it may be used for. */
export type DatabaseRole = {
  readonly name: string;
  /** Can create tables: the migrations can run as it. */
  readonly mayMigrate: boolean;
  /** What it is or may do beyond the service's needs, as "is a superuser"; null: nothing. */
  readonly excess: string | null;
};

export async function roleOf(db: Database): Promise<DatabaseRole> {
  const { rows } = await db.$client.query<RoleRow>(ROLE);
  const [role] = rows;
  if (!role) throw new Error("The database does not say who is signed in.");
  const { name, superuser, owner, creator } = role;
  return {
    name,
    mayMigrate: superuser || owner || creator,
    excess: EXCESS.find(([column]) => role[column])?.[1] ?? null,
  };
}

const EXCESS = [
  ["superuser", "is a superuser"],
  ["owner", "owns the tables"],
  ["creator", "may create tables"],
  ["programs", "may run programs or touch files on the database's machine"],
] as const;

type RoleRow = { readonly name: string } & Readonly<Record<(typeof EXCESS)[number][0], boolean>>;

const ROLE = `
select current_user::text as name,
  (select rolsuper from pg_roles where rolname = current_user) as superuser,
  exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker', 'drizzle') and c.relkind in ('r', 'p')
      and pg_has_role(current_user, c.relowner, 'member')
  ) or (select pg_has_role(current_user, datdba, 'member') from pg_database where datname = current_database()) as owner,
  has_schema_privilege('public', 'create') or has_database_privilege(current_database(), 'create') as creator,
  exists (
    select from pg_roles
    where rolname in ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files')
      and pg_has_role(current_user, oid, 'member')
  ) as programs`;
