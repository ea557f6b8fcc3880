import { BRANDS, type Brand } from "@catnip/brands";
import { siteOrigin, type Config } from "@catnip/api/platform/config.ts";

type Addresses = Pick<Config, "originPattern" | "port">;

/** The name by which the API itself writes addresses of pictures. */
const USUAL_CDN = "cdn";

/**
 * Has the API's answers name the brand's own CDN. Here, and in no query: answers are kept for all brands alike, and only
 * their way out knows who reads them.
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

/** The brand that has an API host of its own, by that host; null for the host that brands share. */
export const brandOfApiHost = (host: string, config: Addresses): Brand | null =>
  BRANDS.find(
    ({ hosts }) => hosts.api !== "api" && new URL(siteOrigin(config, hosts.api)).host === host.toLowerCase(),
  ) ?? null;
