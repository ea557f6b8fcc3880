import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "../database.ts";
import { ensureDatabase, launchPostgres } from "../embedded-postgres/launch.ts";
import { SERVICE } from "../embedded-postgres/secure-cluster.ts";
import { migrateDatabase } from "../migrations/migrate-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server that tests clone their databases on, as the owner of all of them; ends in `/`. */
    readonly ownerUrl: string;
    /** The same as the service role. */
    readonly serviceUrl: string;
    /** Name of the migrated database that tests clone. */
    readonly template: string;
  }
}

const TEMPLATE = "template_catnip";

/** Starts one throw-away PostgreSQL for the whole run and prepares the migrated template that tests clone. */
export default async function setup(project: Pick<TestProject, "provide">): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), "catnip-test-"));
  chmodSync(folder, 0o755); // The database runs as another user under root.
  const server = await launchPostgres({
    dataDir: path.join(folder, "pg"),
    settings: [
      "fsync=off",
      "synchronous_commit=off",
      "full_page_writes=off",
      "wal_level=minimal",
      "max_wal_senders=0",
      "io_method=sync",
      "max_connections=300",
    ],
  });
  const { owner } = await ensureDatabase(server, TEMPLATE);
  const db = connectDatabase(owner);
  await migrateDatabase(db, SERVICE);
  await db.$client.end();
  project.provide("ownerUrl", server.url("owner", ""));
  project.provide("serviceUrl", server.url("service", ""));
  project.provide("template", TEMPLATE);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
