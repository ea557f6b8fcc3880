import type { Catalog } from "@catnip/site/words/words.ts";

/** The account site's own messages, merged over the shared ones. */
export const catalogs = import.meta.glob<Catalog>("./locales/*.po");
