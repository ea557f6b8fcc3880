import { json } from "./answers.ts";

/** The endpoints whose errors are defined by RFC 6749, 6750, 7009 and 7662. */
export type OidcEndpoint = "token" | "userinfo" | "revoke" | "introspect";

const REALM = 'realm="account"';

/**
 * Rewrites the library's errors to match the standards: 400 `invalid_grant` for anything wrong with a code or refresh
 * token, 401 with a challenge for a rejected client or token, 200 for revoking an unknown token. Successful responses
 * and server errors pass through unchanged.
 */
export async function inStandardErrors(endpoint: OidcEndpoint, response: Response): Promise<Response> {
  if (response.status < 400 || response.status >= 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const error = textOf(body, "error") ?? "invalid_request";
  const description = textOf(body, "error_description") ?? "The request is not as expected";
  if (endpoint === "userinfo") return bearerRefusal(error, description);
  if (error === "invalid_client") return clientRefusal(description, response.headers.get("www-authenticate"));
  if (endpoint === "revoke" && error !== "unsupported_token_type" && TOKEN_UNKNOWN.has(description))
    return new Response(null, { status: 200 });
  const isOfGrant = GRANT_FAULTS.has(description) || error === "invalid_user" || error === "invalid_token";
  return json(
    { error: endpoint === "token" && isOfGrant ? "invalid_grant" : error, error_description: description },
    400,
  );
}

/** A protected resource's error (RFC 6750, 3): the challenge says what is wrong with the token. */
export function bearerRefusal(error: string, description: string): Response {
  // If no token was sent, say how to send one and nothing else.
  if (description === "access token not found")
    return json({ error: "invalid_token", error_description: "An access token is needed" }, 401, {
      "www-authenticate": `Bearer ${REALM}`,
    });
  const isScope = error === "invalid_scope" || error === "insufficient_scope";
  const code = isScope ? "insufficient_scope" : error === "invalid_request" ? error : "invalid_token";
  const status = isScope ? 403 : code === "invalid_request" ? 400 : 401;
  const needed = isScope ? ', scope="openid"' : "";
  return json({ error: code, error_description: description }, status, {
    "www-authenticate": `Bearer ${REALM}, error="${code}", error_description="${quotable(description)}"${needed}`,
  });
}

/** A client that failed to authenticate (RFC 6749, 5.2). */
function clientRefusal(description: string, challenge: string | null): Response {
  const scheme = challenge?.split(" ")[0] ?? "Basic";
  return json({ error: "invalid_client", error_description: description }, 401, {
    "www-authenticate": `${scheme} ${REALM}`,
  });
}

/** The library's names for a bad code, verifier or refresh token. */
const GRANT_FAULTS: ReadonlySet<string> = new Set([
  "code verification failed",
  "code_verifier required because PKCE was used in authorization",
  "code_verifier provided but PKCE was not used in authorization",
  "session no longer exists",
  "user not found",
]);

/** The library's messages for a deleted or unknown token: nothing left to revoke (RFC 7009, 2.2). */
const TOKEN_UNKNOWN: ReadonlySet<string> = new Set([
  "token not found",
  "session not found",
  "Invalid access token",
  "invalid JWT signature",
  "opaque access token not found",
  "refresh token revoked",
]);

/** Sanitized for a quoted string in a header. */
const quotable = (text: string) => text.replaceAll(/[^\x20-\x7e]|["\\]/g, " ");

function textOf(body: unknown, name: string): string | null {
  const value =
    typeof body === "object" && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : null;
  return typeof value === "string" ? value : null;
}
