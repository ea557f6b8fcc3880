import { SITES, type Config, type Site } from "@catnip/api/platform/config.ts";
import { isPlayHost } from "@catnip/api/platform/play-origin.ts";

/**
 * Which site a `Host` header asks for.
 *
 * - a site's own name, or any name below the one that games share → that site
 * - the bare address (`localhost`, `127.0.0.1`) → null: the visitor is sent to the shop
 * - anything else → "unknown": we do not answer for names that are not ours (ASVS 4.1.3, cache poisoning)
 */
export function siteOfHost(
  host: string,
  config: Pick<Config, "originPattern" | "playOriginPattern" | "port">,
): Site | "unknown" | null {
  const name = host.toLowerCase();
  for (const site of SITES.filter((each) => each !== "play")) {
    const own = new URL(config.originPattern.replace("{site}", site).replace("{port}", String(config.port)))
      .host;
    if (name === own) return site;
  }
  if (isPlayHost(name, config)) return "play";
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(name) ? null : "unknown";
}
