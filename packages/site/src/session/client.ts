import type { Answers } from "@catnip/sdk/client/answer-cache.ts";
import { createAccessTokens } from "@catnip/sdk/client/access-tokens.ts";
import { createBrowserClient, type BrowserClient } from "@catnip/sdk/client/browser-client.ts";
import { fetchAnswer, forgetAnswers } from "./early-answers.ts";
import { fetchToken } from "./early-token.ts";
import { hasSession } from "./member-cookie.ts";
import { sessionEnded } from "./session-end.ts";

/**
 * The browser's only API client. Import this file lazily (`await import("@catnip/site/session/client.ts")`): it pulls
 * in urql, which the first page does not need. Screens read with `useQuery` (`data/use-query.ts`) and need only
 * `mutate`.
 */
export function client(): BrowserClient {
  made ??= createBrowserClient(apiOrigin(), tokens, { onChange: tell, fetch: fetchAnswer });
  return made;
}

/** Queries the API; reads from the cache if possible. Throws `ApiFault`. */
export const query: BrowserClient["query"] = (operation, variables, options) =>
  client().query(operation, variables, options);

/** Runs a mutation and applies its changes to cached answers. Throws `ApiFault`. */
export const mutate: BrowserClient["mutate"] = (operation, variables, options) =>
  client().mutate(operation, variables, options);

/** Invalidates the answers to an operation after a change from outside this page. */
export const drop: Answers["drop"] = (operation) => client().drop(operation);

/**
 * Calls the listener with the key of every cached answer that has changed; null: all of them. Returns the unsubscribe
 * function.
 */
export function onAnswersChanged(listener: (key: number | null) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * A current access token for non-GraphQL requests, or null for a guest. Throws `ApiFault` when none could be fetched.
 */
export const accessToken = () => tokens.get();

/** Where and as whom files are uploaded. */
export const uploadTarget = () => ({ origin: apiOrigin(), tokens });

/** A different player may be logged in by now: drops the token and all cached answers of the previous one. */
export function forgetSession(): void {
  tokens.forget();
  forgetAnswers();
  made = null;
  tell(null);
}

const tokens = createAccessTokens({
  fetch: fetchToken,
  now: () => Date.now(),
  hasSession,
  onSessionEnd: sessionEnded,
});

let made: BrowserClient | null = null;
const listeners = new Set<(key: number | null) => void>();

function tell(key: number | null): void {
  for (const listener of listeners) listener(key);
}

function apiOrigin(): string {
  const origin = document.documentElement.dataset["api"];
  if (!origin) throw new Error("The page does not name its API");
  return origin;
}
