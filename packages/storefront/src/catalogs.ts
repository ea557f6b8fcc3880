import type { Catalog } from "@catnip/site/words/words.ts";

/** The words of a shop, merged over those of the kit. */
export const catalogs = import.meta.glob<Catalog>("./locales/*.po");
