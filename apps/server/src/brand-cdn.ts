import { BRANDS, type Brand } from "@catnip/brands";
import { siteOrigin, type Config } from "@catnip/api/platform/config.ts";

type Addresses = Pick<Config, "originPattern" | "port">;

/** The origin that the API itself writes into image URLs. */
const USUAL_CDN = "cdn";

/**
 * Rewrites image URLs in API responses to the brand's own CDN. Done here and not per query: responses are
 * cached for all brands alike, and only this outermost layer knows the reader's brand.
 */
export function withCdnOf<Rest extends readonly unknown[]>(
  { hosts }: Brand,
  config: Addresses,
  fetchApi: (request: Request, ...rest: Rest) => Promise<Response>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  if (hosts.cdn === USUAL_CDN) return fetchApi;
  const usual = `${siteOrigin(config, USUAL_CDN)}/`;
  const own = `${siteOrigin(config, hosts.cdn)}/`;
  return async (request, ...rest) => {
    const answer = await fetchApi(request, ...rest);
    if (!/^application\/(graphql-response\+)?json\b/.test(answer.headers.get("content-type") ?? ""))
      return answer;
    const headers = new Headers(answer.headers);
    headers.delete("content-length");
    const text = (await answer.text()).replaceAll(usual, own);
    return new Response(text === "" ? null : text, { status: answer.status, headers });
  };
}

/** The brand with its own API host, by that host; null for the shared host. */
export const brandOfApiHost = (host: string, config: Addresses): Brand | null =>
  BRANDS.find(
    ({ hosts }) => hosts.api !== "api" && new URL(siteOrigin(config, hosts.api)).host === host.toLowerCase(),
  ) ?? null;
