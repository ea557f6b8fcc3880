import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { readSourceGraph, type SourceGraph } from "./source-graph.ts";

const DOCUMENT = ["entry.client.tsx", "root.tsx"].map((file) =>
  fileURLToPath(new URL(`../document/${file}`, import.meta.url)),
);

/** Which words of a site come with its pages, and which when something asks for them. */
export interface LateWords {
  /** The files whose words every page comes with. */
  readonly first: ReadonlySet<string>;
  /** The files whose styles every page comes with: besides those, what the server renders and the browser loads later. */
  readonly styled: ReadonlySet<string>;
  readonly graph: SourceGraph;
}

/**
 * Finds the words that come with every page: those of the frame and of the most visited pages. All others are loaded as
 * soon as code is loaded that may show them: a popup, a late part, another page.
 *
 * @param firstFiles routes of the most visited pages, and the layouts around them
 * @param firstParts what those pages show and load on demand
 */
export function findLateWords(firstFiles: readonly string[], firstParts: readonly string[] = []): LateWords {
  const graph = readSourceGraph();
  const first = graph.loadedWith([...DOCUMENT, ...firstFiles]);
  return { graph, first, styled: new Set([...first, ...graph.loadedWith(firstParts)]) };
}

/** Whether code that starts in this file may show words or styles that do not come with every page. */
export const showsLate = ({ graph, first, styled }: LateWords, file: string): boolean =>
  [...graph.loadedWith([file])].some(
    (each) => (!first.has(each) && graph.isWorded(each)) || (!styled.has(each) && graph.isStyled(each)),
  );

/**
 * Lets code that may show late words wait for them, in the browser's build: every such import on demand, and the routes
 * of the less visited pages.
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

/** A file that waits for words where it imports on demand, and asks for them if it is the route of a late page. */
export function withWaits(code: string, file: string, late: LateWords): { code: string; map: null } | null {
  const isLate = (specifier: string) => {
    const target = late.graph.resolve(file, specifier);
    return target !== null && showsLate(late, target);
  };
  const waiting = code.replaceAll(IMPORT_ON_DEMAND, (whole, specifier: string) =>
    isLate(specifier) ? `withWords__(${whole})` : whole,
  );
  const asks = file.endsWith(".route.tsx") && showsLate(late, file);
  if (waiting === code && !asks) return null;
  // On the first line, so that line numbers stay.
  const imports = `import { askForWords as askForWords__, withWords as withWords__ } from ${JSON.stringify(RUNTIME)};`;
  const asking = asks ? `\naskForWords__(${JSON.stringify(routeId(file))});\n` : "";
  return { code: `${imports} ${waiting}${asking}`, map: null };
}

/** The id that `named` gives to a route. */
export const routeId = (file: string) => file.replace(/^.*\/(?:src|app)\//, "").replace(/\.tsx?$/, "");

const RUNTIME = "@catnip/site/words/late-words.ts";
const IMPORT_ON_DEMAND = /(?<!typeof )\bimport\(\s*"([^"]+)"\s*\)/g;
