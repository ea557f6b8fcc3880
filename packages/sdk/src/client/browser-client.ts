import {
  createClient,
  createRequest,
  fetchExchange,
  type Client,
  type CombinedError,
  type OperationContext,
  type OperationResult,
} from "@urql/core";
import { createAnswerCache, type Answers } from "./answer-cache.ts";
import { ApiFault, faultOf } from "./api-fault.ts";
import { documentIdExchange, urqlDocument } from "./document-id-exchange.ts";
import type { Operation } from "./operation.ts";
import type { AccessTokens } from "./access-tokens.ts";

export interface QueryOptions {
  /** Asks the API even when an answer is kept, and renews that. */
  readonly fresh?: boolean;
  /** Learns the key of the answer, by which `onChange` names it, before the API is asked. */
  readonly onKey?: (key: number) => void;
}

export interface MutateOptions<Data> {
  /** Writes at once what will be true if all goes well; taken back if it does not. Never for money. */
  readonly optimistic?: (answers: Answers) => void;
  /** Writes what the action has changed into the answers that were given before. */
  readonly changes?: (answers: Answers, data: Data) => void;
}

/** The browser's connection to the API. */
export interface BrowserClient extends Answers {
  readonly urql: Client;
  /** Answers from the cache when it can. */
  query<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Data>;
  mutate<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: MutateOptions<Data>,
  ): Promise<Data>;
}

/**
 * Makes the urql client of a page.
 *
 * @param origin the API's origin
 * @param tokens where access tokens come from; a guest's requests carry none
 * @param onChange hears the key of every kept answer that has changed
 */
export function createBrowserClient(
  origin: string,
  tokens: AccessTokens,
  onChange: (key: number) => void = () => {},
): BrowserClient {
  const cache = createAnswerCache(onChange);
  const urql = createClient({
    url: `${origin}/graphql`,
    preferGetMethod: false,
    exchanges: [cache.exchange, documentIdExchange, fetchExchange],
    fetchOptions: { headers: VERSION },
  });
  return {
    urql,
    update: cache.update,
    drop: cache.drop,
    query: (operation, variables, { fresh = false, onKey } = {}) => {
      const document = urqlDocument(operation);
      onKey?.(createRequest(document, variables).key);
      return withToken(tokens, (context) =>
        urql.query(document, variables, {
          ...context,
          requestPolicy: fresh ? "network-only" : "cache-first",
        }),
      );
    },
    async mutate(operation, variables, { optimistic, changes } = {}) {
      const undo = optimistic && cache.attempt(optimistic);
      const data = await withToken(tokens, (context) =>
        urql.mutation(urqlDocument(operation), variables, context),
      ).catch((fault: unknown) => {
        undo?.();
        throw fault;
      });
      changes?.(cache, data);
      return data;
    },
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
