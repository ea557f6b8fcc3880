import { keptLibraries, noteLibraries } from "./imported-libraries.ts";
import type { Begin } from "./supervise-backend.ts";

/**
 * Preloads the libraries that our code imported last time, and waits for the start message before it loads our own
 * code. Libraries take most of the startup time and do not change during development, so the process for the next
 * restart has them ready.
 */
process.on("disconnect", () => process.exit());
const told = new Promise<Begin>((resolve) => {
  process.once("message", (message) => resolve(message as Begin));
});
noteLibraries();
// Some no longer exist, or are data only their importer can load.
await Promise.allSettled(keptLibraries().map((url): Promise<unknown> => import(url)));
const { migrates } = await told;
// As the owner it would compare the whole schema with the database. As the service it only asks what was applied.
if (!migrates) delete process.env["DATABASE_MIGRATION_URL"];
process.removeAllListeners("disconnect");
await import("./backend.ts");
