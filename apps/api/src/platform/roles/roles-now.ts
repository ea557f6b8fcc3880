import type { Database } from "../database.ts";
import { read } from "../read.ts";
import { isRole, type Role } from "./roles.ts";

/**
 * The roles a person has at this moment. A token carries those of up to ten minutes ago, which is not good enough for
 * what staff may do.
 *
 * @returns an empty list for somebody who is gone
 */
export async function rolesNow(db: Pick<Database, "$client">, userUuid: string): Promise<ReadonlySet<Role>> {
  const [row] = await read<{ roles: readonly string[] }>(db, ROLES_NOW, [userUuid]);
  return new Set(row?.roles.filter(isRole));
}

const ROLES_NOW = `select roles from "user" where id = $1`;
