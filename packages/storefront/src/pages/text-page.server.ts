import { publicPage } from "@catnip/site/http/public-page.server.ts";

/** Text pages need no data, only cache headers. */
export const loader = () => publicPage(null, []);
