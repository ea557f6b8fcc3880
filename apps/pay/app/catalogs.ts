import type { Catalog } from "@catnip/site/messages/load-messages.ts";

/** The pay site's own messages, merged over the shared ones. */
export const catalogs = import.meta.glob<Catalog>("./locales/*.po");
