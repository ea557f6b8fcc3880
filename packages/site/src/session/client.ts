import type { Answers } from "@catnip/sdk/client/answer-cache.ts";
import { createAccessTokens } from "@catnip/sdk/client/access-tokens.ts";
import { createBrowserClient, type BrowserClient } from "@catnip/sdk/client/browser-client.ts";
import { hasSession } from "./member-cookie.ts";
import { sessionEnded } from "./session-end.ts";

/**
 * The browser's one connection to the API. Import this file lazily (`await import("@catnip/site/session/client.ts")`): it brings
 * urql, which the first page does not need. Screens ask by `useQuery` (`data/use-query.ts`) and need only `mutate`.
 */
export function client(): BrowserClient {
  made ??= createBrowserClient(apiOrigin(), tokens, (key) => tell(key));
  return made;
}

/** Asks the API; answers from the cache when it can. Throws `ApiFault`. */
export const query: BrowserClient["query"] = (operation, variables, options) =>
  client().query(operation, variables, options);

/** Changes something, and says what that changes in answers given before. Throws `ApiFault`. */
export const mutate: BrowserClient["mutate"] = (operation, variables, options) =>
  client().mutate(operation, variables, options);

/** Forgets the answers to an operation, where something else than an action of this page has changed them. */
export const drop: Answers["drop"] = (operation) => client().drop(operation);

/** Tells the listener the key of every kept answer that has changed; null: all of them. Returns what ends it. */
export function onAnswersChanged(listener: (key: number | null) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A current access token for what is not GraphQL, or null for a guest. Throws `ApiFault` when none could be had. */
export const accessToken = () => tokens.get();

/** Somebody else may be signed in by now: drops the token, and every answer that was given to the last one. */
export function forgetSession(): void {
  tokens.forget();
  made = null;
  tell(null);
}

const tokens = createAccessTokens({
  fetch: () => fetch("/auth/token", { method: "POST", headers: { accept: "application/json" } }),
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
