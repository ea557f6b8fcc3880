import {
  cacheExchange,
  createClient,
  fetchExchange,
  makeOperation,
  mapExchange,
  type Client,
  type CombinedError,
  type Exchange,
  type OperationResult,
} from "@urql/core";
import { ApiFault, faultOf } from "./api-fault.ts";
import { documentIdExchange, urqlDocument } from "./document-id-exchange.ts";
import type { Operation } from "./operation.ts";
import type { AccessTokens } from "./access-tokens.ts";

/** The browser's connection to the API. */
export interface BrowserClient {
  readonly urql: Client;
  /** Answers from the cache when it can. `{ fresh: true }` asks the API and renews the cache. */
  query<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: { fresh?: boolean },
  ): Promise<Data>;
  mutate<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
}

/**
 * Makes the urql client of a page.
 *
 * @param origin the API's origin
 * @param tokens where access tokens come from; a guest's requests carry none
 */
export function createBrowserClient(origin: string, tokens: AccessTokens): BrowserClient {
  const urql = createClient({
    url: `${origin}/graphql`,
    preferGetMethod: false,
    exchanges: [cacheExchange, bearer(tokens), documentIdExchange, fetchExchange],
    fetchOptions: { headers: { "accept-version": "v2" } },
  });
  return {
    urql,
    query: async (operation, variables, { fresh = false } = {}) =>
      dataOf(
        await urql.query(urqlDocument(operation), variables, {
          requestPolicy: fresh ? "network-only" : "cache-first",
        }),
      ),
    mutate: async (operation, variables) => dataOf(await urql.mutation(urqlDocument(operation), variables)),
  };
}

/** Adds the access token, and asks for a new one once when the API says it is too old. */
function bearer(tokens: AccessTokens): Exchange {
  return mapExchange({
    async onOperation(operation) {
      const token = operation.kind === "teardown" ? null : await tokens.get();
      if (!token) return operation;
      const { fetchOptions } = operation.context;
      const options = typeof fetchOptions === "function" ? fetchOptions() : fetchOptions;
      const headers = new Headers(options?.headers);
      headers.set("authorization", `Bearer ${token}`);
      return makeOperation(operation.kind, operation, {
        ...operation.context,
        fetchOptions: { ...options, headers: Object.fromEntries(headers) },
      });
    },
    onResult({ error }) {
      if (error?.graphQLErrors.some(({ extensions }) => extensions["code"] === "auth/id-token-expired"))
        tokens.forget();
    },
  });
}

function dataOf<Data>({ data, error }: OperationResult<Data>): Data {
  if (error) throw toFault(error);
  if (data === undefined) throw new ApiFault("9999", "The API answered nothing.");
  return data;
}

function toFault(error: CombinedError): ApiFault {
  if (error.graphQLErrors.length > 0) return faultOf(error.graphQLErrors);
  return new ApiFault("other/network-request-failed", error.message);
}
