import { connectDatabase } from "../platform/database.ts";

/**
 * Tidies and measures the tables after much was planted at once: what autovacuum does bit by bit in a shop that grew slowly.
 *
 * @param ownerUrl only the owner of the tables may; for anybody else PostgreSQL passes them over
 */
export async function refreshStatistics(ownerUrl: string): Promise<void> {
  const db = connectDatabase(ownerUrl, { max: 1 });
  try {
    await db.$client.query("vacuum analyze");
  } finally {
    await db.$client.end();
  }
}
