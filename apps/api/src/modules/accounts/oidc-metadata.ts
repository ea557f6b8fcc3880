import { LOCALES } from "@catnip/domain/locales";

/** Scopes a client may request. Our own sites request only `openid`. */
export const SCOPES = ["openid", "profile", "email", "offline_access"] as const;
export const GRANT_TYPES = ["authorization_code", "refresh_token"] as const;
/**
 * ID token signing algorithms; the first is the default for clients that registered none (OpenID Connect
 * registration).
 */
export const ID_TOKEN_ALGORITHMS = ["RS256", "EdDSA"] as const;
/** Claims about a player, apart from `sub`. */
export const USER_CLAIMS = ["name", "nickname", "picture", "email", "email_verified"] as const;

/**
 * Provider metadata for both OpenID Connect Discovery and RFC 8414. Written by hand: it lists what `auth-handler.ts`
 * serves and the tests check, not everything the library could do.
 */
export function providerMetadata(issuer: string) {
  const confidential = ["client_secret_basic", "client_secret_post"];
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth2/authorize`,
    token_endpoint: `${issuer}/oauth2/token`,
    userinfo_endpoint: `${issuer}/oauth2/userinfo`,
    revocation_endpoint: `${issuer}/oauth2/revoke`,
    introspection_endpoint: `${issuer}/oauth2/introspect`,
    end_session_endpoint: `${issuer}/oauth2/end-session`,
    jwks_uri: `${issuer}/jwks`,
    scopes_supported: SCOPES,
    claims_supported: [
      "iss",
      "sub",
      "aud",
      "exp",
      "iat",
      "auth_time",
      "nonce",
      "at_hash",
      "sid",
      ...USER_CLAIMS,
    ],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: GRANT_TYPES,
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ID_TOKEN_ALGORITHMS,
    token_endpoint_auth_methods_supported: ["none", ...confidential],
    revocation_endpoint_auth_methods_supported: ["none", ...confidential],
    introspection_endpoint_auth_methods_supported: confidential,
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    prompt_values_supported: ["none", "login", "create"],
    ui_locales_supported: LOCALES,
    claims_parameter_supported: false,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
  };
}
