/**
 * The request of the site a visitor came from (OAuth authorization request), carried in the address from screen to
 * screen so that reloading, going back and several tabs work.
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

/** The part of an address's query that belongs to the request, as a query (`?…`) or an empty string. */
export function oauthQuery(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of PARAMETERS) for (const value of given.getAll(name)) kept.append(name, value);
  return kept.has("client_id") ? `?${kept}` : "";
}

/**
 * Where a person who is signed in goes on to: the authorization endpoint, which knows the site and answers with a
 * code at once, or this site's home. The `prompt` that brought them here is left behind, and the endpoint checks
 * every parameter anew.
 */
export function continuePath(search: string, home: string): string {
  const query = oauthQuery(search);
  return query === "" ? home : `/auth/oauth2/authorize${query}`;
}

/**
 * Whether the site wants its visitor to log in again although somebody is logged in here (`prompt=login`), or since
 * that was too long ago (`max_age`: the authorization endpoint sends here only who has to). Neither goes on from here.
 */
export function asksAgain(search: string): boolean {
  const given = new URLSearchParams(search);
  return given.has("max_age") || (given.get("prompt") ?? "").split(" ").includes("login");
}
