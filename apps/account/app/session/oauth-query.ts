/**
 * The OAuth authorization request of the site a visitor came from. It travels in the URL from screen to screen,
 * so reload, Back and multiple tabs work.
 */
const PARAMETERS = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "nonce",
  "code_challenge",
  "code_challenge_method",
  "resource",
  "ui_locales",
] as const;

/** The part of a URL's query that belongs to the OAuth request, as `?…` or an empty string. */
export function oauthQuery(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of PARAMETERS) for (const value of given.getAll(name)) kept.append(name, value);
  return kept.has("client_id") ? `?${kept}` : "";
}

/**
 * Where a logged-in player goes next: the authorization endpoint, which knows the site and responds with a code
 * at once, or this site's home. The `prompt` that brought them here is dropped; the endpoint validates every
 * parameter again.
 */
export function continuePath(search: string, home: string): string {
  const query = oauthQuery(search);
  return query === "" ? home : `/auth/oauth2/authorize${query}`;
}

/**
 * Whether the site wants its visitor to log in again although a session exists here: `prompt=login`, or
 * `max_age` was exceeded (the authorization endpoint only redirects here when it was). In both cases the player
 * must not be passed through.
 */
export function asksAgain(search: string): boolean {
  const given = new URLSearchParams(search);
  return given.has("max_age") || (given.get("prompt") ?? "").split(" ").includes("login");
}
