import type { Catalog } from "@catnip/site/messages/load-messages.ts";

/** A shop's catalogs, merged over the kit's. */
export const catalogs = import.meta.glob<Catalog>("./locales/*.po");
