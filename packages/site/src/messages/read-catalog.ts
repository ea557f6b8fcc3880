import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LOCALE, type Locale } from "@catnip/domain/locales";
import { formatter } from "@lingui/format-po";

/** A message of a catalog. */
export interface CatalogMessage {
  readonly id: string;
  /** The English sentence. */
  readonly message: string;
  /** Empty: not translated. */
  readonly translation: string;
  /** No longer in the code. Kept until its successor is translated. */
  readonly obsolete: boolean;
}

/** The messages of a folder's catalog in one language; null if there is none. */
export async function readCatalog(folder: string, locale: Locale): Promise<readonly CatalogMessage[] | null> {
  const filename = path.join(folder, `${locale}.po`);
  if (!existsSync(filename)) return null;
  const messages = await formatter().parse(readFileSync(filename, "utf8"), {
    locale,
    sourceLocale: DEFAULT_LOCALE,
    filename,
  });
  return Object.entries(messages).map(([id, { message = "", translation = "", obsolete = false }]) => ({
    id,
    message,
    translation,
    obsolete,
  }));
}
