import type { Config } from "@react-router/dev/config";

/** The React Router configuration shared by all sites. */
export const siteConfig: Config = {
  ssr: true,
  // The first page ships the full route manifest: no request per link that scrolls into view.
  routeDiscovery: { mode: "initial" },
};
