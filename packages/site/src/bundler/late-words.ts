import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LATE_PART } from "../words/word-parts.ts";
import { readSourceGraph, type SourceGraph } from "./source-graph.ts";

const DOCUMENT = ["entry.client.tsx", "root.tsx"].map((file) =>
  fileURLToPath(new URL(`../document/${file}`, import.meta.url)),
);

/** The most visited pages of a site, as files. */
export interface FirstPages {
  /** Routes whose words every page comes with, the layouts around all pages, and what these show before anybody acts. */
  readonly everywhere: readonly string[];
  /** By name, groups of pages that come with their own words as well: their routes, and what these show before anybody acts. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** What the server renders of any of them, and the browser loads when somebody acts. */
  readonly parts: readonly string[];
}

/** Which words of a site come with its pages, and which when something asks for them. */
export interface LateWords {
  /** The files whose words every page comes with. */
  readonly first: ReadonlySet<string>;
  /** By group of pages, the files whose words these pages alone come with. */
  readonly groups: ReadonlyMap<string, ReadonlySet<string>>;
  /** The files whose styles every page comes with: besides all of those, what the server renders and the browser loads later. */
  readonly styled: ReadonlySet<string>;
  readonly graph: SourceGraph;
}

/**
 * Finds the words that come with every page: those of the frame, of the pages on which most visitors arrive, and what several
 * groups of pages share. A group's pages come with their own as well. All others are loaded as soon as code is loaded
 * that may show them: a popup, a late part, another page.
 */
export function findLateWords({ everywhere, groups, parts }: FirstPages): LateWords {
  const graph = readSourceGraph();
  const ofGroups = Object.entries(groups).map(([name, files]) => [name, graph.loadedWith(files)] as const);
  const known = graph.loadedWith([...DOCUMENT, ...everywhere]);
  const isShared = (file: string) => ofGroups.filter(([, files]) => files.has(file)).length > 1;
  const all = new Set([...known, ...ofGroups.flatMap(([, files]) => [...files])]);
  const first = new Set([...all].filter((file) => known.has(file) || isShared(file)));
  return {
    graph,
    first,
    groups: new Map(
      ofGroups.map(([name, files]) => [name, new Set([...files].filter((file) => !first.has(file)))]),
    ),
    styled: new Set([...all, ...graph.loadedWith(parts)]),
  };
}

/** @returns the part with the words, beyond the first ones, that a page with this route needs; null: none */
export function partOfRoute(late: LateWords, route: string): string | null {
  if (!showsMore(late, route)) return null;
  for (const [name, files] of late.groups) if (!showsMore(late, route, files)) return name;
  return LATE_PART;
}

/** Whether code that starts in this file may show words or styles that neither every page nor such a group comes with. */
const showsMore = ({ graph, first, styled }: LateWords, file: string, group?: ReadonlySet<string>): boolean =>
  [...graph.loadedWith([file])].some(
    (each) =>
      (!first.has(each) && !group?.has(each) && graph.isWorded(each)) ||
      (!styled.has(each) && graph.isStyled(each)),
  );

/** The same for what a file imports on demand: on a group's page its words are there. */
const showsLate = (late: LateWords, importer: string, file: string): boolean =>
  showsMore(
    late,
    file,
    [...late.groups.values()].find((files) => files.has(importer)),
  );

/**
 * Lets code that may show late words wait for them, in the browser's build: every such import on demand, and the routes
 * of pages that need more than the first ones.
 */
export const waitForWords = (late: LateWords): Plugin => ({
  name: "catnip:wait-for-words",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  transform: {
    filter: { id: /\/(?:src|app)\/[^?]*\.tsx?$/ },
    handler: (code, id) => withWaits(code, id, late),
  },
});

/** A file that waits for words where it imports on demand, and asks for them if it is the route of a page that needs more. */
export function withWaits(code: string, file: string, late: LateWords): { code: string; map: null } | null {
  const isLate = (specifier: string) => {
    const target = late.graph.resolve(file, specifier);
    return target !== null && showsLate(late, file, target);
  };
  const waiting = code.replaceAll(IMPORT_ON_DEMAND, (whole, specifier: string) =>
    isLate(specifier) ? `withWords__(${whole})` : whole,
  );
  const part = file.endsWith(".route.tsx") ? partOfRoute(late, file) : null;
  if (waiting === code && part === null) return null;
  // On the first line, so that line numbers stay.
  const imports = `import { askForWords as askForWords__, withWords as withWords__ } from ${JSON.stringify(RUNTIME)};`;
  const asking =
    part === null ? "" : `\naskForWords__(${JSON.stringify(routeId(file))}, ${JSON.stringify(part)});\n`;
  return { code: `${imports} ${waiting}${asking}`, map: null };
}

/** The id that `named` gives to a route. */
export const routeId = (file: string) => file.replace(/^.*\/(?:src|app)\//, "").replace(/\.tsx?$/, "");

const RUNTIME = "@catnip/site/words/late-words.ts";
const IMPORT_ON_DEMAND = /(?<!typeof )\bimport\(\s*"([^"]+)"\s*\)/g;
