import {
  cacheExchange,
  createClient,
  fetchExchange,
  type Client,
  type CombinedError,
  type OperationContext,
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
    exchanges: [cacheExchange, documentIdExchange, fetchExchange],
    fetchOptions: { headers: VERSION },
  });
  return {
    urql,
    query: (operation, variables, { fresh = false } = {}) =>
      withToken(tokens, (context) =>
        urql.query(urqlDocument(operation), variables, {
          ...context,
          requestPolicy: fresh ? "network-only" : "cache-first",
        }),
      ),
    mutate: (operation, variables) =>
      withToken(tokens, (context) => urql.mutation(urqlDocument(operation), variables, context)),
  };
}

const VERSION = { "accept-version": "v2" };

/**
 * Asks with the access token, and once more with a new one when the API says that it is too old: such a refusal comes
 * before anything is done.
 */
async function withToken<Data>(
  tokens: AccessTokens,
  ask: (context: Partial<OperationContext>) => PromiseLike<OperationResult<Data>>,
): Promise<Data> {
  const token = await tokens.get();
  const result = await ask(bearing(token));
  if (token === null || !isTooOld(result)) return dataOf(result);
  tokens.forget();
  const next = await tokens.get();
  return dataOf(next === null ? result : await ask(bearing(next)));
}

const bearing = (token: string | null): Partial<OperationContext> =>
  token === null ? {} : { fetchOptions: { headers: { ...VERSION, authorization: `Bearer ${token}` } } };

const isTooOld = ({ error }: OperationResult) =>
  error?.graphQLErrors.some(({ extensions }) => extensions["code"] === "auth/id-token-expired") ?? false;

function dataOf<Data>({ data, error }: OperationResult<Data>): Data {
  if (error) throw toFault(error);
  if (data === undefined) throw new ApiFault("9999", "The API answered nothing.");
  return data;
}

function toFault(error: CombinedError): ApiFault {
  if (error.graphQLErrors.length > 0) return faultOf(error.graphQLErrors);
  // An answer that is none of the API's came from something before it: the visitor's internet is all right.
  const code = error.response ? "service/unavailable" : "other/network-request-failed";
  return new ApiFault(code, error.message);
}
