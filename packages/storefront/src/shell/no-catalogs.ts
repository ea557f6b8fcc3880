import type { Catalogs } from "./words.ts";

/** What `#catalogs` is for a site without words of its own. */
export const catalogs: Catalogs = {};
