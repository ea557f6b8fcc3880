import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LOCALE, LOCALES, type Locale, type SurfaceCatalogs } from "@catnip/domain/locales";
import { formatter } from "@lingui/format-po";

const PO = formatter();

/** Reads a folder of `.po` files: the translations of each locale by message id. A locale without a file has none. */
export async function readCatalogs(folder: string): Promise<SurfaceCatalogs> {
  const found = LOCALES.map((locale) => [locale, path.join(folder, `${locale}.po`)] as const).filter(
    ([, file]) => existsSync(file),
  );
  const read = found.map(async ([locale, file]) => [locale, await readCatalog(locale, file)] as const);
  return Object.fromEntries(await Promise.all(read));
}

async function readCatalog(locale: Locale, filename: string): Promise<Readonly<Record<string, string>>> {
  const text = readFileSync(filename, "utf8");
  const messages = await PO.parse(text, { locale, sourceLocale: DEFAULT_LOCALE, filename });
  // Messages that are no longer in the code stay in the file, marked as obsolete, and are ignored.
  const used = Object.entries(messages).filter(([, { obsolete }]) => !obsolete);
  return Object.fromEntries(used.map(([id, { translation }]) => [id, translation ?? ""]));
}
