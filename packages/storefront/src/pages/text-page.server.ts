import { publicPage } from "../shell/public-page.server.ts";

/** Pages of words need no data, only the right to be cached. */
export const loader = () => publicPage(null);
