import { Client, fetchExchange, type SSRExchange } from "@urql/core";
import { documentIdExchange } from "./api-client.ts";
import type { ApiAddress } from "./query.ts";

/**
 * urql for a server that renders one page with a player's own data.
 *
 * @param results records what is queried, for the page and for urql in its browser
 */
export function createPlayerClient(
  { origin, fetch, accessToken, headers }: ApiAddress,
  results: SSRExchange,
): Client {
  return new Client({
    url: `${origin}/graphql`,
    preferGetMethod: false,
    fetch: (input, init) => fetch(new Request(input, init)),
    fetchOptions: {
      headers: { ...headers, "accept-version": "v2", authorization: `Bearer ${accessToken ?? ""}` },
    },
    exchanges: [results, documentIdExchange, fetchExchange],
  });
}
