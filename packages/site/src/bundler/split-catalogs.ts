import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "@catnip/domain/locales";
import type { Messages } from "@lingui/core";
import { formatter } from "@lingui/format-po";
import type { Plugin } from "vite";
import { FIRST_PART, LATE_PART } from "../words/word-parts.ts";
import type { LateWords } from "./late-words.ts";

const OWN = "\0catnip:words/";

/**
 * In the browser's build every locale has several catalogs, each for all surfaces together: the words that every page comes
 * with, those of each group of pages, and the others. No script names them: a page says in which folder those of its
 * language are (R-WEB-79), so `#catalogs` is empty.
 */
export function splitCatalogs(folders: readonly string[], late: LateWords): Plugin[] {
  const roots = new Map(
    folders.flatMap((folder) => LOCALES.map((locale) => [poFile(folder, locale), path.dirname(folder)])),
  );
  const parts = [FIRST_PART, ...late.groups.keys(), LATE_PART];
  const inBrowserBuild = {
    apply: "build",
    applyToEnvironment: ({ name }: { name: string }) => name === "client",
  } as const;
  return [
    {
      name: "catnip:split-catalogs",
      ...inBrowserBuild,
      enforce: "pre",
      buildStart() {
        for (const locale of LOCALES)
          for (const part of parts)
            this.emitFile({ type: "chunk", id: `${OWN}${locale}/${part}`, name: wordsName(locale, part) });
      },
      resolveId: {
        filter: { id: /^#catalogs$|^\0catnip:words\// },
        handler: (id) => (id.startsWith(OWN) ? id : `${OWN}none`),
      },
      load: {
        filter: { id: /^\0catnip:words\// },
        handler: (id) => wordsModule(id.slice(OWN.length), folders),
      },
      generateBundle(_options, bundle) {
        for (const locale of LOCALES) {
          const chunks = Object.values(bundle)
            .filter((output) => output.type === "chunk")
            .filter(({ facadeModuleId }) => facadeModuleId?.startsWith(`${OWN}${locale}/`))
            .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
          const hash = createHash("sha256");
          for (const { code } of chunks) hash.update(code);
          const folder = `assets/${locale}-${hash.digest("base64url").slice(0, 8)}`;
          for (const chunk of chunks)
            chunk.fileName = `${folder}/${path.basename(chunk.facadeModuleId ?? "")}.js`;
        }
      },
    },
    {
      name: "catnip:words-of-catalogs",
      ...inBrowserBuild,
      transform: {
        filter: { id: /\.po\?/ },
        async handler(code, id) {
          const [file = id, part = ""] = id.split("?");
          const root = roots.get(file);
          if (root === undefined) return null;
          const partsById = await readParts(file, root, late);
          return {
            code: await withMessages(code, (message) => isIn(part, partsById.get(message))),
            map: null,
          };
        },
      },
    },
  ];
}

/** The name of the script with these words, in lists of scripts. */
export const wordsName = (locale: string, part: string): string =>
  part === FIRST_PART ? locale : `${part}-${locale}`;

/** Such as `en-US/late`, the words of that part in that language; `none` has the place of whole catalogs. */
function wordsModule(name: string, folders: readonly string[]): string {
  const [locale = "", part] = name.split("/");
  if (part === undefined) return "export const catalogs = [];";
  const files = folders.map((folder) => `${poFile(folder, locale)}?${part}${QUERY}`);
  return [
    ...files.map((file, index) => `import { messages as of${index} } from ${JSON.stringify(file)};`),
    `export const messages = { ${files.map((_, index) => `...of${index}`).join(", ")} };`,
  ].join("\n");
}

/**
 * Which part each of a catalog's messages is in, by id: `.po` files name the files of each message. What several groups use
 * comes with every page.
 */
async function readParts(
  file: string,
  root: string,
  { first, groups }: LateWords,
): Promise<ReadonlyMap<string, string>> {
  const messages = await formatter().parse(readFileSync(file, "utf8"), {
    locale: path.basename(file, ".po"),
    sourceLocale: DEFAULT_LOCALE,
    filename: file,
  });
  const partOf = (files: readonly string[]): string => {
    if (files.some((by) => first.has(by))) return FIRST_PART;
    const using = [...groups].filter(([, of]) => files.some((by) => of.has(by)));
    const [only] = using;
    if (!only) return LATE_PART;
    return using.length === 1 ? only[0] : FIRST_PART;
  };
  return new Map(
    Object.entries(messages).map(([id, { origin = [] }]) => [
      id,
      partOf(origin.map(([by]) => path.join(root, by))),
    ]),
  );
}

/** Whether the words of a part include a message of the part `of`. */
const isIn = (part: string, of = LATE_PART): boolean =>
  part === LATE_PART ? of !== FIRST_PART : part === of;

/** A compiled catalog with the wanted messages alone. */
async function withMessages(code: string, isWanted: (id: string) => boolean): Promise<string> {
  const compiled = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    messages: Messages;
  };
  const wanted = Object.fromEntries(Object.entries(compiled.messages).filter(([id]) => isWanted(id)));
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(wanted))});`;
}

const poFile = (folder: string, locale: string) => path.join(folder, "locales", `${locale}.po`);

/** Lingui's plugin compiles catalogs with this query, too; what stands before it makes another module of them for each part. */
const QUERY = "?lingui";
