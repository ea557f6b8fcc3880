import type { Database } from "../database.ts";
import { read } from "../read.ts";
import { isRole, type Role } from "./roles.ts";

/**
 * A person's current roles. Those in a token may be ten minutes old, which is not good enough for staff operations.
 *
 * @returns an empty list for a deleted user
 */
export async function rolesNow(db: Pick<Database, "$client">, userUuid: string): Promise<ReadonlySet<Role>> {
  const [row] = await read<{ roles: readonly string[] }>(db, ROLES_NOW, [userUuid]);
  return new Set(row?.roles.filter(isRole));
}

const ROLES_NOW = `select roles from "user" where id = $1`;
