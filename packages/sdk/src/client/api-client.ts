import { authExchange } from "@urql/exchange-auth";
import {
  cacheExchange,
  Client,
  fetchExchange,
  makeOperation,
  mapExchange,
  ssrExchange,
  type CombinedError,
  type Exchange,
} from "@urql/core";
import type { AccessTokens } from "./access-tokens.ts";
import { overtakenQueriesExchange } from "./overtaken-queries.ts";

/**
 * urql for one visitor's page: its document cache, the access token, and our persisted documents.
 *
 * @param origin the API's origin
 * @param tokens source of access tokens; guests send none
 * @param loaded answers with the results that the server has rendered the page with
 */
export function createApiClient(origin: string, tokens: AccessTokens, loaded = ssrExchange()): Client {
  return new Client({
    url: `${origin}/graphql`,
    preferGetMethod: false,
    fetchOptions: { headers: { "accept-version": "v2" } },
    exchanges: [
      cacheExchange,
      overtakenQueriesExchange,
      loaded,
      accessTokenExchange(tokens),
      documentIdExchange,
      fetchExchange,
    ],
  });
}

/**
 * Sends the access token, and repeats an operation once with a new token if the API rejects the first one as expired;
 * that happens before any work is done, so that the retry is safe.
 */
const accessTokenExchange = (tokens: AccessTokens): Exchange =>
  authExchange(async (utilities) => ({
    addAuthToOperation(operation) {
      const token = tokens.current();
      return token === null
        ? operation
        : utilities.appendHeaders(operation, { authorization: `Bearer ${token}` });
    },
    willAuthError: () => tokens.isDue(),
    didAuthError: isTokenExpired,
    async refreshAuth() {
      // The API has rejected a token that still looks good here.
      if (!tokens.isDue()) tokens.forget();
      await tokens.get();
    },
  }));

const isTokenExpired = ({ graphQLErrors }: CombinedError) =>
  graphQLErrors.some(({ extensions }) => extensions["code"] === "auth/id-token-expired");

/** urql sends `documentId` for a document without definitions, which would not pass its checks before this point. */
export const documentIdExchange: Exchange = mapExchange({
  onOperation: (operation) =>
    operation.kind === "teardown"
      ? operation
      : makeOperation(operation.kind, { ...operation, query: { ...operation.query, definitions: [] } }),
});
