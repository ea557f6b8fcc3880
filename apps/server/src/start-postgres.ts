import type { Config } from "@catnip/api/platform/config.ts";
import {
  openEmbeddedDatabase,
  type EmbeddedDatabase,
} from "@catnip/api/platform/embedded-postgres/embedded-database.ts";
import type { Progress } from "./progress.ts";

/** Starts the embedded PostgreSQL and says so. */
export async function startPostgres(config: Config, progress: Progress): Promise<EmbeddedDatabase> {
  const database = await progress.step("Database started", () => openEmbeddedDatabase(config));
  if (database.reused) progress.note("took over the database that an earlier process left running");
  return database;
}
