import { createAccessTokens } from "@catnip/sdk/client/access-tokens.ts";
import { createBrowserClient, type BrowserClient } from "@catnip/sdk/client/browser-client.ts";
import { hasSession } from "./member-cookie.ts";
import { sessionEnded } from "./session-end.ts";

/**
 * The browser's one connection to the API. Import this file lazily (`await import("@catnip/site/session/client.ts")`): it brings
 * urql, which the first page does not need.
 */
export function client(): BrowserClient {
  made ??= createBrowserClient(apiOrigin(), tokens);
  return made;
}

/** Asks the API; answers from the cache when it can. Throws `ApiFault`. */
export const query: BrowserClient["query"] = (operation, variables, options) =>
  client().query(operation, variables, options);

/** Changes something. Throws `ApiFault`. */
export const mutate: BrowserClient["mutate"] = (operation, variables) =>
  client().mutate(operation, variables);

/** A current access token for what is not GraphQL, or null for a guest. Throws `ApiFault` when none could be had. */
export const accessToken = () => tokens.get();

/** Somebody else may be signed in by now: drops the token, and every answer that was given to the last one. */
export function forgetSession(): void {
  tokens.forget();
  made = null;
}

const tokens = createAccessTokens({
  fetch: () => fetch("/auth/token", { method: "POST", headers: { accept: "application/json" } }),
  now: () => Date.now(),
  hasSession,
  onSessionEnd: sessionEnded,
});

let made: BrowserClient | null = null;

function apiOrigin(): string {
  const origin = document.documentElement.dataset["api"];
  if (!origin) throw new Error("The page does not name its API");
  return origin;
}
