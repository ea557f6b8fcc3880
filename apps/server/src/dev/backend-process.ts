import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Preloads the API's libraries and waits for the start message before it loads our own code. Libraries take
 * most of the startup time and do not change during development, so the process for the next restart has them
 * ready.
 */
const API = path.resolve(import.meta.dirname, "../../../api/package.json");

async function loadLibraries(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(API, "utf8")) as { dependencies: Record<string, string> };
  const require = createRequire(API);
  const libraries = Object.keys(dependencies).filter((name) => !name.startsWith("@catnip/"));
  // Some packages are data files or have no main export; their importers load them.
  await Promise.allSettled(
    libraries.map(async (name): Promise<unknown> => import(pathToFileURL(require.resolve(name)).href)),
  );
}

process.on("disconnect", () => process.exit());
const told = new Promise<void>((resolve) => process.once("message", () => resolve()));
await loadLibraries();
await told;
process.removeAllListeners("disconnect");
await import("./backend.ts");
