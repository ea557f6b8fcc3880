import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Deletes all snapshots of the tables but the newest. `drizzle-kit generate` compares the tables with that one alone,
 * and the migrator reads the journal and the SQL; the older ones were 40 % of the repository's lines.
 */
const folder = path.resolve(import.meta.dirname, "../apps/api/migrations/meta");
const snapshots = readdirSync(folder)
  .filter((file) => file.endsWith("_snapshot.json"))
  .toSorted();
for (const file of snapshots.slice(0, -1)) rmSync(path.join(folder, file));
