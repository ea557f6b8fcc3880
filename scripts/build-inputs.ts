import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readBuildInputs } from "./build-inputs/read-build-inputs.ts";

/**
 * `node scripts/build-inputs.ts`, after a build: fails when a source in a site's server bundle is not among
 * what the site is built again for. Such a site would be served as it was before a change.
 */
const root = path.resolve(import.meta.dirname, "..");

let checked = 0;
for (const { app, files } of readBuildInputs(root)) {
  const bundle = path.join(root, app, "build/server");
  if (!existsSync(bundle)) continue;
  const sources = new Set(mapsBelow(bundle).flatMap(sourcesOf));
  const unknown = [...sources].filter((file) => !files.has(file));
  for (const file of unknown)
    console.error(`${app} has ${file} in its bundle, which is no input of its build: see turbo.json.`);
  if (unknown.length > 0) process.exitCode = 1;
  checked += sources.size;
}
console.log(`${checked} sources in the bundles of sites.`);
if (checked === 0) {
  console.error("No site has been built: run pnpm build first.");
  process.exitCode = 1;
}

function mapsBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".map"))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Our own sources, relative to the repository; modules added by the bundler have no file. */
function sourcesOf(map: string): readonly string[] {
  const { sources } = JSON.parse(readFileSync(map, "utf8")) as { readonly sources: readonly string[] };
  return sources
    .map((source) => path.resolve(path.dirname(map), source))
    .filter((file) => !file.includes("/node_modules/") && existsSync(file))
    .map((file) => path.relative(root, file).replaceAll(path.sep, "/"));
}
