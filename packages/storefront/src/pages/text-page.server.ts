import { publicPage } from "@catnip/site/http/public-page.server.ts";

/** Pages of words need no data, only the right to be cached. */
export const loader = () => publicPage(null);
