import { oauthProvider } from "@better-auth/oauth-provider";
import type { BetterAuthPlugin } from "better-auth";
import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { jwt, resolveSigningKey, type JwtOptions } from "better-auth/plugins";
import { siteOrigin } from "../../platform/config.ts";
import type { Services } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { shownName } from "../profiles/index.ts";
import { audiences, issuerOf, type SigningKey } from "./access-tokens.ts";
import { accountEndpoints } from "./auth-endpoints.ts";
import type { EndpointServices } from "./endpoint-services.ts";
import * as libraryTables from "./library.tables.ts";
import { GRANT_TYPES, SCOPES } from "./oidc-metadata.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { derivedKey, sha256 } from "./secrets.ts";
import { codeIdOf } from "./spent-codes.service.ts";

/** Sites exchange the authorization code at once; this leaves time for a slow phone (ASVS 10.4.6). */
const AUTHORIZATION_CODE_SECONDS = 60;
/** The token from the code only opens a site session, immediately. */
const SESSION_TOKEN_SECONDS = 60;

/**
 * better-auth with its OAuth provider, for the account site. Creating it writes its resources, so migrate the database
 * first. `auth-handler.ts` decides which of its endpoints are served.
 */
export function createAuthServer(
  services: Services,
  endpointServices: EndpointServices,
): {
  readonly auth: AuthServer;
  /** The key that signs access tokens, created on demand. */
  readonly signingKey: () => Promise<SigningKey>;
  /** The key that signs ID tokens for clients that registered no algorithm. */
  readonly idTokenKey: () => Promise<SigningKey>;
} {
  const { config, db } = services;
  const origin = siteOrigin(config, "account");
  const secure = origin.startsWith("https:");
  const jwtOptions: JwtOptions = {
    jwt: { issuer: issuerOf(config) },
    jwks: {
      // The first signs ID tokens: every OpenID Connect client can verify RS256. Access tokens use EdDSA explicitly.
      keyPairConfig: { alg: "RS256" },
      keyPairConfigs: [{ alg: "EdDSA", crv: "Ed25519" }],
      rotationInterval: 90 * 86_400,
      gracePeriod: 7 * 86_400,
    },
  };

  const auth = betterAuth({
    appName: "Catnip",
    baseURL: origin,
    basePath: "/auth",
    secret: derivedKey(config.secret, "better-auth"),
    trustedOrigins: [origin],
    database: drizzleAdapter(db, { provider: "pg", schema: libraryTables, transaction: true }),
    logger: { level: "error" },
    telemetry: { enabled: false },
    // Errors go to `auth-handler.ts`, which keeps query values out of the log.
    onAPIError: { errorURL: `${origin}/error`, throw: true },
    rateLimit: { enabled: false }, // Ours are in PostgreSQL; see `auth-limits.service.ts`.
    session: { expiresIn: 30 * 86_400, updateAge: 86_400, storeSessionInDatabase: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true, // A user only exists once the mailbox is verified; see `auth-endpoints.ts`.
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      minPasswordLength: 1, // The password policy applies to new passwords; at login a wrong one is simply wrong.
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    advanced: {
      database: { generateId: "uuid" },
      ipAddress: { disableIpTracking: true },
      // `__Host-`: no subdomain, such as a game's own, can set or read it.
      cookiePrefix: secure ? "__Host-catnip" : "catnip",
      useSecureCookies: false, // The library would prefix `__Secure-`; we set the attribute here instead.
      defaultCookieAttributes: { secure, sameSite: "lax", httpOnly: true, path: "/" },
    },
    plugins: [
      jwt(jwtOptions),
      asPlugin(
        oauthProvider({
          loginPage: `${origin}/sign-in`,
          consentPage: `${origin}/error`, // Registered clients skip the consent screen; no self-registration.
          signup: { page: `${origin}/sign-up` },
          scopes: [...SCOPES],
          grantTypes: [...GRANT_TYPES],
          // Tokens and codes are stored as hashes; `spent-codes.service.ts` looks them up by hash.
          storeTokens: { hash: (token) => Promise.resolve(sha256(token)) },
          extensions: [{ claims: { accessToken: ({ ctx }) => codeClaim(ctx.body) } }],
          customUserInfoClaims: async ({ user, scopes }) =>
            scopes.includes("profile") ? shownNames(db, user.id) : {},
          codeExpiresIn: AUTHORIZATION_CODE_SECONDS,
          allowDynamicClientRegistration: false,
          resources: [
            {
              identifier: audiences(config).session,
              name: "Session of a site",
              accessTokenTtl: SESSION_TOKEN_SECONDS,
              signingAlgorithm: "EdDSA",
            },
          ],
          resourceSeedMode: "merge",
          enforcePerClientResources: false,
          silenceWarnings: { oauthAuthServerConfig: true, openidConfig: true },
        }),
      ),
      accountEndpoints(endpointServices),
    ],
  });

  const keyOf = (signingAlgorithm: "EdDSA" | "RS256") => async (): Promise<SigningKey> => {
    const key = await resolveSigningKey(
      { context: await auth.$context } as Parameters<typeof resolveSigningKey>[0],
      jwtOptions,
      { signingAlgorithm },
    );
    if (!key || !(key.privateKey instanceof CryptoKey)) throw new Error("No signing key");
    return { kid: key.kid ?? "", privateKey: key.privateKey };
  };
  return { auth, signingKey: keyOf("EdDSA"), idTokenKey: keyOf("RS256") };
}

/** Records which code a token came from, so that replaying the code revokes the token too. */
function codeClaim(body: unknown): Record<string, unknown> {
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : null;
  return typeof code === "string" ? { code_id: codeIdOf(code) } : {};
}

/** A player's display name, for clients with the right scope. */
async function shownNames(db: Services["db"], userUuid: string): Promise<Record<string, unknown>> {
  const [row] = await read<{ nickname: string | null }>(
    db,
    `select ${shownName("u", "p")} as nickname from "user" u left join profiles p on p.user_uuid = u.id where u.id = $1`,
    [userUuid],
  );
  const nickname = row?.nickname ?? undefined;
  return { name: nickname, nickname };
}

/** Its types do not support `exactOptionalPropertyTypes`, so the compiler cannot see that it is a plugin. */
const asPlugin = (plugin: object) => plugin as BetterAuthPlugin;

/** What the rest of the module needs from the library. */
export type AuthServer = { readonly handler: (request: Request) => Promise<Response>; readonly api: object };
