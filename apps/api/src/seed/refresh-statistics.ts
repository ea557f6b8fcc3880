import { connectDatabase } from "../platform/database.ts";

/**
 * Vacuums and analyses the tables after a bulk insert: what autovacuum does gradually in a shop that grew slowly.
 *
 * @param ownerUrl only the owner of the tables may; for other roles PostgreSQL skips them
 */
export async function refreshStatistics(ownerUrl: string): Promise<void> {
  const db = connectDatabase(ownerUrl, { max: 1 });
  try {
    await db.$client.query("vacuum analyze");
  } finally {
    await db.$client.end();
  }
}
