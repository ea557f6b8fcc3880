/** Allowlist of what is served; the library has many more endpoints, and each would widen the attack surface. */
export const SERVED: Readonly<Record<string, readonly ("GET" | "POST")[]>> = {
  "/auth/sign-in/email": ["POST"],
  "/auth/sign-up": ["POST"],
  "/auth/sign-up/verify": ["POST"],
  "/auth/password/forgot": ["POST"],
  "/auth/password/reset": ["POST"],
  "/auth/code/resend": ["POST"],
  "/auth/end-session": ["POST"],
  "/auth/sessions/end-others": ["POST"],
  "/auth/sessions": ["GET"],
  "/auth/me": ["GET"],
  "/auth/jwks": ["GET"],
  "/auth/oauth2/authorize": ["GET", "POST"],
  "/auth/oauth2/end-session": ["GET", "POST"],
  "/auth/oauth2/token": ["POST"],
  "/auth/oauth2/userinfo": ["GET", "POST"],
  "/auth/oauth2/revoke": ["POST"],
  "/auth/oauth2/introspect": ["POST"],
  // For issuer `…/auth`: OpenID Connect Discovery appends the well-known path, RFC 8414 inserts it.
  "/auth/.well-known/openid-configuration": ["GET"],
  "/.well-known/openid-configuration/auth": ["GET"],
  "/.well-known/oauth-authorization-server/auth": ["GET"],
};
