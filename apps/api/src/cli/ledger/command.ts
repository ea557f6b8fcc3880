import type { Services } from "../../platform/context.ts";

/** What a command of `pnpm ledger` works on. */
export type LedgerServices = Pick<Services, "db" | "config" | "now">;

/**
 * One command of `pnpm ledger`.
 *
 * @param args what stands after the command's name
 * @returns the exit code: 0 done and well, 1 refused or differences found, 2 not understood
 */
export type LedgerCommand = (services: LedgerServices, args: readonly string[]) => Promise<number>;
