import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { LOCALES, type Locale } from "@catnip/domain/locales";
import type { Plugin } from "vite";
import type { PageFiles } from "../document/page-files.server.ts";
import type { makeStyleFiles } from "../document/style-file.server.tsx";
import type { Chunk } from "./chunk-list.ts";
import { FIRST_PART } from "../words/word-parts.ts";
import { partOfRoute, routeId, type LateWords } from "./late-words.ts";
import { wordsName } from "./split-catalogs.ts";
import { styledIdPrefix } from "./styled-ids.ts";

/** The server's build, as far as it matters here. */
type SiteBuild = {
  readonly entry: { readonly module: { readonly makeStyleFiles: typeof makeStyleFiles } };
};

const STYLES = fileURLToPath(new URL("../styles", import.meta.url));
const DOCUMENT = fileURLToPath(new URL("../document", import.meta.url));
const LISTED = path.join(STYLES, "listed-styled.server.ts");
const READER = path.join(DOCUMENT, "page-files.server.ts");

/**
 * Puts styles into files, named after their content, which browsers keep for all pages of a site: those of its most visited
 * pages into one, all others into another. The server's build knows its components, so it is run here. Beside it lies
 * `page-files.json`, which tells it what pages link to.
 *
 * @param root what the ids of components are derived from, see `styledIds`
 * @param late which pages are the most visited ones; null: the site has few, and all their words and styles in one file
 */
export function pageFiles(root: string, late: LateWords | null): Plugin {
  return {
    name: "catnip:page-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    enforce: "pre",
    resolveId: {
      filter: { id: /^styled-components$/ },
      handler: (_id, importer) => (importer === LISTED ? null : LISTED),
    },
    async writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const reader = chunks.find(({ moduleIds }) => moduleIds.includes(READER));
      if (dir === undefined || reader === undefined) return;
      const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(dir, file)).href);
      const { entry } = (await load("index.js")) as SiteBuild;
      // With what pages load on demand.
      for (const { fileName } of chunks) await load(fileName);
      const styles = entry.module.makeStyleFiles(firstIds(root, late));
      const write = (name: string, css: string) => {
        const href = `/assets/${name}-${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
        writeFileSync(path.join(dir, "../client", href), css);
        return href;
      };
      const scripts = JSON.parse(readFileSync(path.join(dir, "../chunks.json"), "utf8")) as readonly Chunk[];
      const files: PageFiles = {
        styles: {
          first: write("styles", styles.first),
          late: styles.late === "" ? null : write("late-styles", styles.late),
        },
        firstWords: byLocale((locale) => filesNamed(scripts, wordsName(locale, FIRST_PART))),
        wordFolders: late && byLocale((locale) => folderOf(scripts, locale)),
        player: withImports(
          scripts,
          scripts.filter(({ name }) => PLAYER_PARTS.has(name)).map(({ file }) => file),
        ).map((file) => `/${file}`),
        routeParts: late ? routeParts(scripts, root, late) : {},
      };
      writeFileSync(path.join(dir, path.dirname(reader.fileName), "page-files.json"), JSON.stringify(files));
    },
  };
}

function firstIds(root: string, late: LateWords | null): (id: string) => boolean {
  if (late === null) return () => true;
  const prefixes = new Set([...late.styled].map((file) => styledIdPrefix(path.relative(root, file))));
  return (id) => prefixes.has(id.slice(0, id.indexOf("-") + 1));
}

/**
 * By name: what a shop's page loads on demand before it can ask for what is a player's: who that is, and at which prices
 * they buy.
 */
const PLAYER_PARTS: ReadonlySet<string> = new Set(["viewer-source", "client", "configuration"]);

/** @returns the files, and all that they load, each once */
function withImports(scripts: readonly Chunk[], files: readonly string[]): readonly string[] {
  const all = new Set(files);
  // A set hands out what is added to it while it is gone through.
  for (const file of all)
    for (const imported of scripts.find((script) => script.file === file)?.imports ?? []) all.add(imported);
  return [...all];
}

const byLocale = <Value>(of: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, Value>;

const filesNamed = (scripts: readonly Chunk[], wanted: string): readonly string[] =>
  scripts.filter(({ name }) => name === wanted).map(({ file }) => `/${file}`);

const folderOf = (scripts: readonly Chunk[], locale: Locale): string => {
  const [first] = filesNamed(scripts, wordsName(locale, FIRST_PART));
  if (first === undefined) throw new Error(`The build has no words in ${locale}.`);
  return path.posix.dirname(first);
};

function routeParts(scripts: readonly Chunk[], root: string, late: LateWords): PageFiles["routeParts"] {
  const routes = scripts
    .flatMap(({ modules }) => Object.keys(modules))
    .map((module) => path.join(root, module.replace(/\?.*$/, "")))
    .filter((file) => file.endsWith(".route.tsx"));
  return Object.fromEntries(
    routes.flatMap((file) => {
      const part = partOfRoute(late, file);
      return part === null ? [] : [[routeId(file), part]];
    }),
  );
}
