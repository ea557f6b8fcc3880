import type { Catalog } from "./messages/load-messages.ts";

/** The kit's catalogs, needed by every site. */
export const catalogs = import.meta.glob<Catalog>("./locales/*.po");
