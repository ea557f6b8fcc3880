import { lte } from "drizzle-orm";
import type { Database } from "../database.ts";
import { rateLimits } from "./limits.tables.ts";

/** Deletes counters of expired windows; the next call of the same caller starts a new one anyway. */
export async function tidyLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
}
