import { createAccessTokens } from "@catnip/sdk/client/access-tokens.ts";
import { createApiClient } from "@catnip/sdk/client/api-client.ts";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { faultOfResult } from "@catnip/sdk/client/fault-of.ts";
import type { Operation } from "@catnip/sdk/client/operation.ts";
import { ssrExchange, type AnyVariables, type Client, type OperationResult, type SSRData } from "urql";
import { hasSession } from "./member-cookie.ts";
import { sessionEnded } from "./session-end.ts";

/** urql's client for the current player. Components use urql's hooks below an `ApiProvider`. */
export function apiClient(): Client {
  current ??= createApiClient(apiOrigin(), tokens, loaded);
  return current;
}

/** Results of queries that the page's loader has sent: each answers its query once, without a request. */
export const restoreResults = (results: SSRData): void => loaded.restoreData(results);

/**
 * Runs a mutation outside components. urql refetches every query on screen that shows one of the types in its result.
 *
 * @param changed names of further types that the mutation changes, where its result has none of them
 * @throws ApiFault when the API refuses, fails or cannot be reached
 */
export const mutate = async <Data, Variables extends AnyVariables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  changed: readonly string[] = [],
): Promise<Data> =>
  dataOf(
    await apiClient()
      .mutation(operation, variables, { additionalTypenames: [...changed] })
      .toPromise(),
  );

/**
 * Reads from the API outside components, never from the cache; components that show the same data are updated.
 *
 * @throws ApiFault when the API refuses, fails or cannot be reached
 */
export const read = async <Data, Variables extends AnyVariables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> =>
  dataOf(await apiClient().query(operation, variables, { requestPolicy: "network-only" }).toPromise());

/** See `read`; for functions whose tests inject the responses. */
export type Read = typeof read;

/**
 * A current access token for non-GraphQL requests, or null for a guest. Throws `ApiFault` when none could be fetched.
 */
export const accessToken = () => tokens.get();

/** Where and as whom files are uploaded. */
export const uploadTarget = () => ({ origin: apiOrigin(), tokens });

/** A different player may have logged in: the client, its cache and the token of the previous one are replaced. */
export function forgetSession(): void {
  tokens.forget();
  current = null;
  loaded = ssrExchange({ isClient: true });
  for (const listener of listeners) listener();
}

/** Calls the listener when the client has been replaced. Returns the unsubscribe function. */
export function onNewClient(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tokens = createAccessTokens({
  fetch: () => fetch("/auth/token", { method: "POST", headers: { accept: "application/json" } }),
  now: () => Date.now(),
  hasSession,
  onSessionEnd: sessionEnded,
});

let current: Client | null = null;
let loaded = ssrExchange({ isClient: true });
const listeners = new Set<() => void>();

function dataOf<Data>({ data, error }: OperationResult<Data>): Data {
  // Any error makes the operation fail, with or without data (R-ERR-3).
  if (error) throw faultOfResult(error);
  if (data === undefined) throw new ApiFault("9999", "The API answered nothing.");
  return data;
}

function apiOrigin(): string {
  const origin = document.documentElement.dataset["api"];
  if (!origin) throw new Error("The page does not name its API");
  return origin;
}
