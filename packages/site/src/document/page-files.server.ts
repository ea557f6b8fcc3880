import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@catnip/domain/locales";

/** What the build knows of the files that pages begin with (`bundler/page-files.ts`). */
export interface PageFiles {
  /** Files of styles: what the most visited pages share, and the others; null: there are no others (R-WEB-63). */
  readonly styles: { readonly first: string; readonly late: string | null };
  /** The scripts with a language's words: those that every page comes with, and the others. */
  readonly words: Readonly<
    Record<Locale, { readonly first: readonly string[]; readonly late: readonly string[] }>
  >;
  /** The scripts that the page of a player asks for as soon as it runs, with everything they import. */
  readonly player: readonly string[];
  /** The ids of the routes that need the other words and styles as well. */
  readonly lateRoutes: readonly string[];
}

const file = path.join(import.meta.dirname, "page-files.json");

/** Null where sources are served. */
export const PAGE_FILES: PageFiles | null = existsSync(file)
  ? (JSON.parse(readFileSync(file, "utf8")) as PageFiles)
  : null;
