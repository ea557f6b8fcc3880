import type { Catalog } from "./words/words.ts";

/** The words of the kit: every site needs them. */
export const catalogs = import.meta.glob<Catalog>("./locales/*.po");
