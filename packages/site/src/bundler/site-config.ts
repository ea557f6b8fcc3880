import type { Config } from "@react-router/dev/config";

/** The React Router configuration every site shares. */
export const siteConfig: Config = {
  ssr: true,
  // All routes are known to the first page: no request per link that scrolls into view.
  routeDiscovery: { mode: "initial" },
};
