import { lte } from "drizzle-orm";
import type { Database } from "../database.ts";
import { rateLimits } from "./limits.tables.ts";

/** Removes counters whose window is over; the next call of the same asker begins a new one anyway. */
export async function tidyLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
}
