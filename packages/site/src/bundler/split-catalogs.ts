import { readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "@catnip/domain/locales";
import type { Messages } from "@lingui/core";
import { formatter } from "@lingui/format-po";
import type { Plugin } from "vite";
import type { LateWords } from "./late-words.ts";

const OWN = "\0catnip:words/";

/** `#late-catalogs` where catalogs are whole: on the server, in development, in tests, and on sites with few words. */
export const noLateCatalogs: Plugin = {
  name: "catnip:no-late-catalogs",
  resolveId: { filter: { id: /^#late-catalogs$/ }, handler: () => `${OWN}none` },
  load: {
    filter: { id: /^\0catnip:words\/none$/ },
    handler: () => "export const lateCatalogs = null;",
  },
};

/**
 * In the browser's build every locale has two catalogs, each for all surfaces together: `#catalogs` the words that every
 * page comes with, `#late-catalogs` the others.
 */
export function splitCatalogs(folders: readonly string[], { first }: LateWords): Plugin[] {
  const roots = new Map(
    folders.flatMap((folder) => LOCALES.map((locale) => [poFile(folder, locale), path.dirname(folder)])),
  );
  const inBrowserBuild = {
    apply: "build",
    applyToEnvironment: ({ name }: { name: string }) => name === "client",
  } as const;
  return [
    {
      name: "catnip:split-catalogs",
      ...inBrowserBuild,
      enforce: "pre",
      resolveId: {
        filter: { id: /^#(?:late-)?catalogs$|^\0catnip:words\// },
        handler: (id) => (id.startsWith(OWN) ? id : OWN + id.slice(1)),
      },
      load: {
        filter: { id: /^\0catnip:words\// },
        handler: (id) => modules(id.slice(OWN.length), folders),
      },
    },
    {
      name: "catnip:words-of-catalogs",
      ...inBrowserBuild,
      transform: {
        filter: { id: /\.po(?:\?lingui)?$/ },
        async handler(code, id) {
          const [file = id] = id.split("?");
          const root = roots.get(file);
          if (root === undefined) return null;
          const ids = await readFirstIds(file, root, first);
          const isWanted = (message: string) => ids.has(message) !== id.endsWith(LATE_QUERY);
          return { code: await withMessages(code, isWanted), map: null };
        },
      },
    },
  ];
}

/** The modules `catalogs` and `late-catalogs`, and `en-US` and `late-en-US`, which they lead to. */
function modules(name: string, folders: readonly string[]): string {
  const entries = (prefix: string, key: (locale: string) => string) =>
    LOCALES.map(
      (locale) => `${JSON.stringify(key(locale))}: () => import("${OWN_IN_CODE}${prefix}${locale}")`,
    );
  if (name === "catalogs")
    return `export const catalogs = [{ ${entries("", (locale) => `./locales/${locale}.po`).join(", ")} }];`;
  if (name === "late-catalogs")
    return `export const lateCatalogs = { ${entries("late-", (locale) => locale).join(", ")} };`;
  const [, late, locale = ""] = /^(late-)?(.*)$/.exec(name) ?? [];
  const files = folders.map((folder) => poFile(folder, locale) + (late ? LATE_QUERY : ""));
  return [
    ...files.map((file, index) => `import { messages as of${index} } from ${JSON.stringify(file)};`),
    `export const messages = { ${files.map((_, index) => `...of${index}`).join(", ")} };`,
  ].join("\n");
}

/** The ids of a catalog's messages that one of the first files uses: `.po` files name the files of each message. */
async function readFirstIds(
  file: string,
  root: string,
  first: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const messages = await formatter().parse(readFileSync(file, "utf8"), {
    locale: path.basename(file, ".po"),
    sourceLocale: DEFAULT_LOCALE,
    filename: file,
  });
  const used = Object.entries(messages).filter(([, { origin = [] }]) =>
    origin.some(([by]) => first.has(path.join(root, by))),
  );
  return new Set(used.map(([id]) => id));
}

/** A compiled catalog with the wanted messages alone. */
async function withMessages(code: string, isWanted: (id: string) => boolean): Promise<string> {
  const compiled = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    messages: Messages;
  };
  const wanted = Object.fromEntries(Object.entries(compiled.messages).filter(([id]) => isWanted(id)));
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(wanted))});`;
}

const poFile = (folder: string, locale: string) => path.join(folder, "locales", `${locale}.po`);

/** Lingui's plugin compiles catalogs with this query, too, and the bundler takes them for other modules. */
const LATE_QUERY = "?lingui";
const OWN_IN_CODE = String.raw`\0catnip:words/`;
