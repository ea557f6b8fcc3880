import type { Services } from "../../platform/context.ts";

/** What a command of `pnpm ledger` works on. */
export type LedgerServices = Pick<Services, "db" | "config" | "now">;

/**
 * One command of `pnpm ledger`.
 *
 * @param args the arguments after the command's name
 * @returns the exit code: 0 success, 1 rejected or differences found, 2 usage error
 */
export type LedgerCommand = (services: LedgerServices, args: readonly string[]) => Promise<number>;
