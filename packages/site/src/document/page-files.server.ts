import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@catnip/domain/locales";

/** What the build knows of the files that pages begin with (`bundler/page-files.ts`). */
export interface PageFiles {
  /** Files of styles: what the most visited pages share, and the others; null: there are no others (R-WEB-63). */
  readonly styles: { readonly first: string; readonly late: string | null };
  /** The scripts with the words of a language that every page comes with. */
  readonly firstWords: Readonly<Record<Locale, readonly string[]>>;
  /** The folders with a language's words in parts, each a script named after its part; null: all of them come with every page. */
  readonly wordFolders: Readonly<Record<Locale, string>> | null;
  /** The scripts that the page of a player asks for as soon as it runs, with everything they import. */
  readonly player: readonly string[];
  /** By route id, the part of the words that a page needs besides the first; with `late` it needs the other styles as well. */
  readonly routeParts: Readonly<Record<string, string>>;
}

const file = path.join(import.meta.dirname, "page-files.json");

/** Null where sources are served. */
export const PAGE_FILES: PageFiles | null = existsSync(file)
  ? (JSON.parse(readFileSync(file, "utf8")) as PageFiles)
  : null;
