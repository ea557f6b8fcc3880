import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Sizes } from "./budget-problems.ts";

/** Vite's manifest, as far as it matters here. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }>
>;

/** The browser's scripts of a built site, from the manifest that Vite writes with them. */
export interface Build {
  /** The scripts with these source files, below the repository's root, and what is loaded with them. */
  readonly loadedWith: (sources: readonly string[]) => ReadonlySet<string>;
  /** Their sizes on the wire, by name. */
  readonly sizes: (files: Iterable<string>) => Sizes;
}

export function readBuild(root: string, site: string): Build {
  const siteDir = path.join(root, "apps", site);
  const client = path.join(siteDir, "build/client");
  const manifest = JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const keys = new Map<string, string[]>();
  for (const key of Object.keys(manifest)) {
    const source = path.relative(root, path.join(siteDir, key.replace(/\?.*$/, "")));
    keys.set(source, [...(keys.get(source) ?? []), key]);
  }

  return {
    loadedWith(sources) {
      const open = sources.flatMap((source) => {
        const found = keys.get(source);
        if (!found) throw new Error(`${site} has no script with ${source}.`);
        return found;
      });
      const all = new Set(open);
      // A set yields what is added to it while it is iterated over.
      for (const key of all) for (const imported of manifest[key]?.imports ?? []) all.add(imported);
      return all;
    },
    sizes(files) {
      const sizes = new Map<string, number>();
      for (const key of files) {
        const { file, name = key } = manifest[key] ?? { file: key };
        if (file.endsWith(".js")) sizes.set(name, (sizes.get(name) ?? 0) + sizeOf(path.join(client, file)));
      }
      return Object.fromEntries([...sizes].toSorted(([, a], [, b]) => b - a));
    },
  };
}

/** Files too small to be compressed are sent as they are. */
const sizeOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
