import path from "node:path";
import { fileURLToPath } from "node:url";
import { completeLocales, LOCALES, type Locale, type SurfaceCatalogs } from "@catnip/domain/locales";
import type { Plugin } from "vite";
import { readCatalog } from "../messages/read-catalog.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/**
 * The folders whose catalogs together decide which languages are offered: the kit's, the shop's, and those of the sites
 * visitors are sent to and back from.
 */
export const LINKED_CATALOGS: readonly string[] = [
  "packages/site/src/locales",
  "packages/storefront/src/locales",
  "packages/storefront/src/help/answers/locales",
  "packages/storefront/src/pages/locales",
  "apps/account/app/locales",
  "apps/pay/app/locales",
].map((folder) => path.join(ROOT, folder));

/** The locales that are complete in all of these folders of `.po` files. */
export async function readCompleteLocales(folders: readonly string[] = LINKED_CATALOGS): Promise<Locale[]> {
  return completeLocales(await Promise.all(folders.map(readCatalogs)));
}

async function readCatalogs(folder: string): Promise<SurfaceCatalogs> {
  const read = LOCALES.map(async (locale) => [locale, await readTranslations(folder, locale)] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** Translations by message id; undefined without a catalog. */
async function readTranslations(folder: string, locale: Locale) {
  const messages = await readCatalog(folder, locale);
  return (
    messages &&
    Object.fromEntries(
      messages.filter(({ obsolete }) => !obsolete).map(({ id, translation }) => [id, translation]),
    )
  );
}

/**
 * Provides `#complete-locales` in the bundle: the complete locales at build time. The build says which ones are dropped
 * (R-LNG-3). In development all are offered, and a new message is shown in English.
 *
 * @param own the catalogs of this bundle; those of linked sites count as well
 */
export function completeLocalesModule(own: readonly string[]): Plugin {
  const folders = [...new Set([...LINKED_CATALOGS, ...own])];
  let isBuild = true;
  return {
    name: "catnip:complete-locales",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: { filter: { id: /^#complete-locales$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: new RegExp(`^${RESOLVED}$`) },
      async handler() {
        for (const folder of folders)
          for (const locale of LOCALES) this.addWatchFile(path.join(folder, `${locale}.po`));
        const complete = isBuild ? await readCompleteLocales(folders) : LOCALES;
        const dropped = LOCALES.filter((locale) => !complete.includes(locale));
        if (dropped.length > 0)
          this.warn(
            `Not offered, because messages are not translated: ${dropped.join(", ")}. ` +
              'Run pnpm generate, and look for msgstr "" in their .po files.',
          );
        return `export const COMPLETE_LOCALES = ${JSON.stringify(complete)};`;
      },
    },
  };
}

const RESOLVED = "\0catnip:complete-locales";
