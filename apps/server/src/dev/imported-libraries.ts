import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { registerHooks, type ResolveFnOutput } from "node:module";
import path from "node:path";

/** What our code imported last time, as a list of URLs. */
const FILE = path.resolve(import.meta.dirname, "../../../../node_modules/.cache/catnip-dev-libraries.json");
/** Names a library: neither one of our own packages, nor a path, a built-in module or a URL. */
const LIBRARY = /^(?!@catnip\/|node:)(?:@[\w-]+\/)?[\w-]+/;
/** One of our own packages: what an import resolves to depends on its dependencies. */
const OURS = /^file:.*\/(?:apps|packages)\/[\w-]+\//;

const known = new Map<string, ResolveFnOutput>();

/**
 * Records every library our code imports and resolves it once per workspace package instead of once per import: Node
 * parses all exports of the library each time. Libraries do not change while the process runs.
 */
export function noteLibraries(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const [importer] = OURS.exec(context.parentURL ?? "") ?? [];
      if (!importer || importer.includes("/node_modules/") || !LIBRARY.test(specifier))
        return next(specifier, context);
      const key = [importer, specifier, ...context.conditions].join(" ");
      const found = known.get(key) ?? next(specifier, context);
      known.set(key, found);
      return { ...found, shortCircuit: true };
    },
  });
}

/** Stores the list for the next process. */
export function keepLibraries(file = FILE): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...new Set([...known.values()].map(({ url }) => url))]));
}

/** The stored list; empty before the first start. */
export function keptLibraries(file = FILE): readonly string[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as string[];
  } catch {
    return [];
  }
}
