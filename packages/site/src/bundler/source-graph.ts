import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGES = fileURLToPath(new URL("../../..", import.meta.url));

/** What the source files of kit, storefront and sites import of each other, read from the files as needed. */
export interface SourceGraph {
  /** These files, and every file that is loaded whenever they are. */
  readonly loadedWith: (files: Iterable<string>) => ReadonlySet<string>;
  /** The file that an import in a file leads to; null outside the folders with words and styles. */
  readonly resolve: (importer: string, specifier: string) => string | null;
  /** Whether a file holds words of its own. */
  readonly isWorded: (file: string) => boolean;
  /** Whether a file holds styles of its own. */
  readonly isStyled: (file: string) => boolean;
}

function resolve(importer: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return path.resolve(path.dirname(importer), specifier);
  const [, name, file = "index.ts"] = SHOWN_PACKAGE.exec(specifier) ?? [];
  return name === undefined ? null : path.join(PACKAGES, name, "src", file);
}

export function readSourceGraph(): SourceGraph {
  const files = new Map<string, { imports: readonly string[]; isWorded: boolean; isStyled: boolean }>();

  function read(file: string) {
    const known = files.get(file);
    if (known) return known;
    const source = readFileSync(file, "utf8");
    const specifiers = [...source.matchAll(STATIC_IMPORT)].map(([, from, bare]) => from ?? bare ?? "");
    const imports = specifiers
      .map((specifier) => resolve(file, specifier))
      // Of the server alone, and cut from what the browser loads.
      .filter((found): found is string => found !== null && /(?<!\.server)\.tsx?$/.test(found));
    const isWorded = specifiers.some((each) => MACRO.test(each));
    const entry = { imports, isWorded, isStyled: specifiers.includes("styled-components") };
    files.set(file, entry);
    return entry;
  }

  return {
    resolve,
    isWorded: (file) => read(file).isWorded,
    isStyled: (file) => read(file).isStyled,
    loadedWith(roots) {
      const reached = new Set<string>();
      const open = [...roots];
      for (let file = open.pop(); file !== undefined; file = open.pop()) {
        if (reached.has(file)) continue;
        reached.add(file);
        open.push(...read(file).imports);
      }
      return reached;
    },
  };
}

/** `import … from "…"`, `export … from "…"` and `import "…"`, each at the start of a line; types are gone at run time. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)[^;"]*?\bfrom\s*"([^"]+)"|^import\s*"([^"]+)"/gm;
/** The other packages hold neither words nor styles. */
const SHOWN_PACKAGE = /^@catnip\/(site|storefront|ui)(?:\/(.+))?$/;
const MACRO = /^@lingui\/(?:core|react)\/macro$/;
