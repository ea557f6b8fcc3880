import type { Services } from "../../../platform/context.ts";
import type { Difference } from "./difference.ts";
import { verifyLedger } from "./verify-ledger.ts";

/**
 * Verifies the books, and fails if they do not balance: a failed job alerts an operator.
 *
 * @throws Error that lists every difference
 */
export async function verifyBooks({
  db,
  config,
  now,
}: Pick<Services, "db" | "config" | "now">): Promise<void> {
  const { differences } = await verifyLedger(db, {
    secret: config.secret,
    dataDir: config.dataDir,
    production: config.production,
    now: now(),
  });
  failOn(differences);
}

/** @throws Error that lists every difference */
export function failOn(differences: readonly Difference[]): void {
  if (differences.length === 0) return;
  throw new Error(
    `The books do not balance: ${differences.map(({ check, says }) => `${check}: ${says}`).join("; ")}`,
  );
}
