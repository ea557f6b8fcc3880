import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Loads the libraries that the API stands on, and waits to be told to begin; only then is our own code read. Libraries
 * are most of what a start takes, and do not change while somebody works: the process for the next start has them ready.
 */
const API = path.resolve(import.meta.dirname, "../../../api/package.json");

async function loadLibraries(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(API, "utf8")) as { dependencies: Record<string, string> };
  const require = createRequire(API);
  const libraries = Object.keys(dependencies).filter((name) => !name.startsWith("@catnip/"));
  // Some are files rather than code, or have no front door: whoever needs them finds them.
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
