import type { Services } from "../../../platform/context.ts";
import { verifyLedger } from "./verify-ledger.ts";

/**
 * Checks the books, and fails when they do not balance: a job that fails is what an operator is called for.
 *
 * @throws Error that names every difference
 */
export async function verifyBooks({
  db,
  config,
  now,
}: Pick<Services, "db" | "config" | "now">): Promise<void> {
  const { differences } = await verifyLedger(db, {
    secret: config.secret,
    dataDir: config.dataDir,
    now: now(),
  });
  if (differences.length === 0) return;
  throw new Error(
    `The books do not balance: ${differences.map(({ check, says }) => `${check}: ${says}`).join("; ")}`,
  );
}
