import type { Catalog } from "@catnip/site/words/words.ts";

/** The pay site's own words, merged over the shared ones. */
export const catalogs = import.meta.glob<Catalog>("./locales/*.po");
