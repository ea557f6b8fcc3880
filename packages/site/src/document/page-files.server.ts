import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@catnip/domain/locales";
import type { Classes } from "./server-styles.ts";

/** What the build knows of the files that pages begin with (`bundler/page-files.ts`). */
export interface PageFiles {
  /** The styles that the most visited pages share, and the classes whose rules they are (R-WEB-63). */
  readonly styles: { readonly href: string; readonly classes: Classes };
  /** The scripts with a language's words: those that every page comes with, and the others. */
  readonly words: Readonly<
    Record<Locale, { readonly first: readonly string[]; readonly late: readonly string[] }>
  >;
  /** The ids of the routes that need the others as well. */
  readonly wordyRoutes: readonly string[];
}

const file = path.join(import.meta.dirname, "page-files.json");

/** Null where sources are served. */
export const PAGE_FILES: PageFiles | null = existsSync(file)
  ? (JSON.parse(readFileSync(file, "utf8")) as PageFiles)
  : null;
