import { siteOrigin, type Config } from "@catnip/api/platform/config.ts";
import { SITE_NAMES } from "./site-names.ts";

type Addresses = Pick<Config, "originPattern" | "port">;

/** Whether sites have names below `.localhost`, which some browsers cannot look up. */
export const isBelowLocalhost = (config: Pick<Config, "originPattern">): boolean =>
  new URL(siteOrigin({ ...config, port: 80 }, "site")).hostname.endsWith(".localhost");

/** The host name of every site, for a hosts file. Those of games are made with each build and cannot be listed. */
export const localNames = (config: Addresses): readonly string[] => [
  ...new Set([...SITE_NAMES.keys()].map((name) => new URL(siteOrigin(config, name)).hostname)),
];
