import { GIVEN_ROLES } from "@catnip/domain/accounts";
import { withDatabase } from "../with-database.ts";
import { changeRole, changeGiven } from "./change-role.ts";
import { listStaff } from "./list-staff.ts";

const USAGE = `Usage: pnpm staff list
       pnpm staff give <mail> <role> --reason <why>
       pnpm staff take <mail> <role> --reason <why>
  <role>  ${GIVEN_ROLES.join(", ")}`;

/**
 * Runs one command of `pnpm staff`; its output goes to the console.
 *
 * @param words the command's name and its arguments
 * @param env as in the environment of the process
 * @returns the exit code
 */
export async function runStaff(words: readonly string[], env?: NodeJS.ProcessEnv): Promise<number> {
  const [name, ...args] = words;
  if (name === "list" && args.length === 0) return withDatabase(env, listStaff);
  const given = name === "give" || name === "take" ? changeGiven(name, args) : null;
  if (given) return withDatabase(env, (services) => changeRole(services, given));
  console.error(USAGE);
  return 2;
}
