import {
  createClient,
  createRequest,
  fetchExchange,
  type Client,
  type CombinedError,
  type OperationContext,
  type OperationResult,
  type OperationResultSource,
} from "@urql/core";
import { createAnswerCache, type Answers } from "./answer-cache.ts";
import { ApiFault } from "./api-fault.ts";
import { faultOf } from "./fault-of.ts";
import { documentIdExchange, urqlDocument } from "./document-id-exchange.ts";
import type { Operation } from "./operation.ts";
import type { AccessTokens } from "./access-tokens.ts";

interface QueryOptions {
  /** Bypasses the cache and refreshes it. */
  readonly fresh?: boolean;
  /** Called with the answer's cache key, as used by `onChange`, before the API is asked. */
  readonly onKey?: (key: number) => void;
  /** Ends the request when nobody waits for its answer any more; the query then fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

interface ClientOptions {
  /** Called with the key of every cached answer that has changed. */
  readonly onChange?: (key: number) => void;
  /** Sends a request; the browser's own by default. */
  readonly fetch?: typeof globalThis.fetch;
}

interface MutateOptions<Data> {
  /** Optimistic update; rolled back on failure. Never for money. */
  readonly optimistic?: (answers: Answers) => void;
  /** Applies the mutation's changes to cached answers. */
  readonly changes?: (answers: Answers, data: Data) => void;
}

/** The browser's API client. */
export interface BrowserClient extends Answers {
  readonly urql: Client;
  /** Reads from the cache if possible. */
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
 * Creates a page's urql client.
 *
 * @param origin the API's origin
 * @param tokens source of access tokens; guests send none
 */
export function createBrowserClient(
  origin: string,
  tokens: AccessTokens,
  { onChange = () => {}, fetch }: ClientOptions = {},
): BrowserClient {
  const cache = createAnswerCache(onChange);
  const urql = createClient({
    url: `${origin}/graphql`,
    preferGetMethod: false,
    exchanges: [cache.exchange, documentIdExchange, fetchExchange],
    fetchOptions: { headers: VERSION },
    ...(fetch && { fetch }),
  });
  return {
    urql,
    update: cache.update,
    drop: cache.drop,
    query: (operation, variables, { fresh = false, onKey, signal } = {}) => {
      const document = urqlDocument(operation);
      onKey?.(createRequest(document, variables).key);
      return withToken(tokens, (context) =>
        untilAborted(
          urql.query(document, variables, {
            ...context,
            requestPolicy: fresh ? "network-only" : "cache-first",
          }),
          signal,
        ),
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

/** urql ends a request that nobody is subscribed to; a promise of its answer cannot be unsubscribed. */
async function untilAborted<Result extends OperationResult>(
  source: OperationResultSource<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return source;
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const subscription = source.subscribe(resolve);
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  return promise.finally(() => {
    subscription.unsubscribe();
    signal.removeEventListener("abort", abort);
  });
}

const VERSION = { "accept-version": "v2" };

/**
 * Sends the access token, and retries once with a new one if the API rejects it as expired; that happens before any
 * work is done, so the retry is safe.
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
  // A response that is not from the API came from something in front of it: the visitor's connection is fine.
  const code = error.response ? "service/unavailable" : "other/network-request-failed";
  return new ApiFault(code, error.message);
}
