import type { CommandServices } from "../with-database.ts";

/**
 * One command of `pnpm ledger`.
 *
 * @param args the arguments after the command's name
 * @returns the exit code: 0 success, 1 rejected or differences found, 2 usage error
 */
export type LedgerCommand = (services: CommandServices, args: readonly string[]) => Promise<number>;
