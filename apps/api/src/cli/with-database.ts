import { readConfig } from "../platform/config.ts";
import type { Services } from "../platform/context.ts";
import { connectDatabase } from "../platform/database.ts";
import { openDatabaseForCommand } from "../platform/embedded-postgres/embedded-database.ts";
import { requireMigrated } from "../platform/open-database.ts";

/** What a command works on. */
export type CommandServices = Pick<Services, "db" | "config" | "now">;

/** One may be held as long as the command runs, one by a transaction. */
const CONNECTIONS = 3;

/**
 * Runs a command on the database of `DATABASE_URL`, or the embedded one in `DATA_DIR`, through the shop where one is
 * running on it.
 *
 * @param env as in the environment of the process
 * @returns the exit code that the work returns
 */
export async function withDatabase(
  env: NodeJS.ProcessEnv | undefined,
  work: (services: CommandServices) => Promise<number>,
): Promise<number> {
  const config = readConfig(env);
  const opened = await openDatabaseForCommand(config);
  const db = connectDatabase(opened.databaseUrl, { max: CONNECTIONS });
  try {
    await requireMigrated(db);
    return await work({ db, config, now: () => new Date() });
  } finally {
    await db.$client.end();
    await opened.close();
  }
}
