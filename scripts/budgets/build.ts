import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Sizes } from "./budget-problems.ts";

/** The browser's scripts of a built site. */
export interface Build {
  /** The scripts that a page loads to become usable, by the id of its route. */
  readonly page: (routeId: string) => ReadonlySet<string>;
  /** The script with this source file, and what is loaded with it. */
  readonly part: (source: string) => ReadonlySet<string>;
  /** The scripts of this name, and what is loaded with them. */
  readonly named: (name: string) => ReadonlySet<string>;
  /** Their sizes on the wire, by name. */
  readonly sizes: (files: Iterable<string>) => Sizes;
}

interface Manifest {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, { readonly module: string; readonly parentId?: string }>>;
}
/** As the bundler's chunk list writes it; see `packages/site/src/bundler/chunk-list.ts`. */
interface Chunk {
  readonly file: string;
  readonly name: string;
  readonly imports: readonly string[];
  readonly modules: Readonly<Record<string, number>>;
}

/** Reads the output of a site's build: the list of its scripts, the router's manifest and the compressed files. */
export function readBuild(siteDir: string): Build {
  const client = path.join(siteDir, "build/client");
  const chunks = readJson<readonly Chunk[]>(path.join(siteDir, "build/chunks.json"));
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const manifestFile = readdirSync(path.join(client, "assets")).find((file) => MANIFEST.test(file)) ?? "";
  const manifest = JSON.parse(
    readFileSync(path.join(client, "assets", manifestFile), "utf8").replace(/^[^{]*|;\s*$/g, ""),
  ) as Manifest;

  function loadedWith(files: Iterable<string>): ReadonlySet<string> {
    const all = new Set<string>();
    const open = [...files];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (all.has(file)) continue;
      all.add(file);
      open.push(...(byFile.get(file)?.imports ?? []));
    }
    return all;
  }

  function chain(routeId: string): readonly string[] {
    const route = manifest.routes[routeId];
    if (!route) throw new Error(`${siteDir} has no route ${routeId}.`);
    return [route.module, ...(route.parentId === undefined ? [] : chain(route.parentId))];
  }

  const found = (what: string, wanted: (chunk: Chunk) => boolean) => {
    const files = chunks.filter((chunk) => wanted(chunk)).map(({ file }) => file);
    if (files.length === 0) throw new Error(`${siteDir} has no script with ${what}.`);
    return loadedWith(files);
  };

  return {
    page: (routeId) =>
      loadedWith([
        `assets/${manifestFile}`,
        ...[manifest.entry.module, ...chain(routeId)].map((address) => address.replace(/^\//, "")),
      ]),
    part: (source) => found(source, ({ modules }) => source in modules),
    named: (wanted) => found(`the name ${wanted}`, ({ name }) => name === wanted),
    sizes(files) {
      const sizes = new Map<string, number>();
      for (const file of files) {
        const name = byFile.get(file)?.name ?? "manifest";
        sizes.set(name, (sizes.get(name) ?? 0) + sizeOf(path.join(client, file)));
      }
      return Object.fromEntries([...sizes].toSorted(([, a], [, b]) => b - a));
    },
  };
}

/** Files too small to be compressed are sent as they are. */
const sizeOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;

const MANIFEST = /^manifest-\w+\.js$/;
