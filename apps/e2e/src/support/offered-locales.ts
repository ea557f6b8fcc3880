import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { LOCALES } from "@catnip/domain/locales";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const CATALOGS = ["packages/site/src", "packages/storefront/src", "apps/account/app", "apps/pay/app"].map(
  (folder) => path.join(ROOT, folder, "locales"),
);

/**
 * The languages the product must offer: those with no untranslated message in any catalogue, counted
 * independently.
 */
export const OFFERED: readonly string[] = LOCALES.filter((locale) =>
  CATALOGS.every((folder) => untranslatedIn(path.join(folder, `${locale}.po`)) === 0),
);

/** The languages it must not offer. */
export const NOT_OFFERED: readonly string[] = LOCALES.filter((locale) => !OFFERED.includes(locale));

/**
 * Entries whose `msgstr` is empty and does not continue on the next line; the first entry is the file's header.
 */
function untranslatedIn(file: string): number {
  if (!existsSync(file)) return Number.POSITIVE_INFINITY;
  const [, ...entries] = readFileSync(file, "utf8").split("\n\n");
  return entries.filter((entry) => /^msgstr ""(?!\n")/m.test(entry)).length;
}
