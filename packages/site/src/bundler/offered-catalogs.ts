import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import {
  completeLocales,
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  type SurfaceCatalogs,
} from "@catnip/domain/locales";
import { formatter } from "@lingui/format-po";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/**
 * The folders whose catalogs together decide which languages are offered: the kit's, the shop's, and those of the sites
 * visitors are sent to and back from.
 */
export const LINKED_CATALOGS: readonly string[] = [
  "packages/site/src/locales",
  "packages/storefront/src/locales",
  "packages/storefront/src/help/answers/locales",
  "apps/account/app/locales",
  "apps/pay/app/locales",
].map((folder) => path.join(ROOT, folder));

/** The locales that are complete in all of these folders of `.po` files. */
export async function readCompleteLocales(folders: readonly string[] = LINKED_CATALOGS): Promise<Locale[]> {
  return completeLocales(await Promise.all(folders.map(readCatalogs)));
}

async function readCatalogs(folder: string): Promise<SurfaceCatalogs> {
  const found = LOCALES.map((locale) => [locale, path.join(folder, `${locale}.po`)] as const).filter(
    ([, file]) => existsSync(file),
  );
  const read = found.map(async ([locale, filename]) => [locale, await readWords(locale, filename)] as const);
  return Object.fromEntries(await Promise.all(read));
}

async function readWords(locale: Locale, filename: string) {
  const messages = await formatter().parse(readFileSync(filename, "utf8"), {
    locale,
    sourceLocale: DEFAULT_LOCALE,
    filename,
  });
  // Obsolete messages stay in the file, marked as such, and are ignored.
  const used = Object.entries(messages).filter(([, { obsolete }]) => !obsolete);
  return Object.fromEntries(used.map(([id, { translation }]) => [id, translation]));
}

/**
 * Provides `#complete-locales` in the bundle: the complete locales at build time.
 *
 * @param own the catalogs of this bundle; those of linked sites count as well
 */
export function completeLocalesModule(own: readonly string[]): Plugin {
  const folders = [...new Set([...LINKED_CATALOGS, ...own])];
  return {
    name: "catnip:complete-locales",
    resolveId: { filter: { id: /^#complete-locales$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: new RegExp(`^${RESOLVED}$`) },
      async handler() {
        for (const folder of folders)
          for (const locale of LOCALES) this.addWatchFile(path.join(folder, `${locale}.po`));
        return `export const COMPLETE_LOCALES = ${JSON.stringify(await readCompleteLocales(folders))};`;
      },
    },
  };
}

const RESOLVED = "\0catnip:complete-locales";
