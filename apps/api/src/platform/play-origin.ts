import { siteOrigin, type Config } from "./config.ts";

type PlayConfig = Pick<Config, "originPattern" | "playOriginPattern" | "port">;

/**
 * The origin a game runs on; no trailing slash.
 *
 * @param build the first label of the name: `b` and the build's id in hex, or `*` for all builds in a CSP
 */
export function playOrigin(config: PlayConfig, build: string): string {
  const pattern = config.playOriginPattern ?? siteOrigin(config, "{build}.play");
  return pattern.replace("{build}", build).replace("{port}", String(config.port));
}

/** Whether a `Host` header (in lower case) is for a game: the domain that all builds share, or any name below it. */
export function isPlayHost(host: string, config: PlayConfig): boolean {
  const shared = new URL(playOrigin(config, "build")).host.slice("build.".length);
  return host === shared || host.endsWith(`.${shared}`);
}
