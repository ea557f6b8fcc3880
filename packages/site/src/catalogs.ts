import type { Catalog } from "./words/words.ts";

/** The kit's catalogs, needed by every site. */
export const catalogs = import.meta.glob<Catalog>("./locales/*.po");
