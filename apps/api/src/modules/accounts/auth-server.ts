import { oauthProvider } from "@better-auth/oauth-provider";
import { betterAuth, type BetterAuthPlugin } from "better-auth";
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

/** The authorization code is fetched by the site at once; half a minute allows for a slow phone (ASVS 10.4.6). */
const AUTHORIZATION_CODE_SECONDS = 60;
/** The token from the code only opens a site session, right away. */
const SESSION_TOKEN_SECONDS = 60;

/**
 * better-auth with its OAuth provider, for the account site. Its resources are written when it is made, so the
 * database must be migrated before. Which of its addresses are served is decided in `auth-handler.ts`.
 */
export function createAuthServer(
  services: Services,
  endpointServices: EndpointServices,
): {
  readonly auth: AuthServer;
  /** The key that signs access tokens, made when there is none. */
  readonly signingKey: () => Promise<SigningKey>;
  /** The key that signs the id tokens of whoever registered no wish. */
  readonly idTokenKey: () => Promise<SigningKey>;
} {
  const { config, db } = services;
  const origin = siteOrigin(config, "account");
  const secure = origin.startsWith("https:");
  const jwtOptions: JwtOptions = {
    jwt: { issuer: issuerOf(config) },
    jwks: {
      // The first signs id tokens: every client of OpenID Connect can check RS256. Access tokens name EdDSA.
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
    // Faults come to `auth-handler.ts`, which writes no values of queries into a log.
    onAPIError: { errorURL: `${origin}/error`, throw: true },
    rateLimit: { enabled: false }, // Ours are in PostgreSQL and count per mail too; see `auth-limits.service.ts`.
    session: { expiresIn: 30 * 86_400, updateAge: 86_400, storeSessionInDatabase: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true, // A user exists only once the mailbox is proven; see `auth-endpoints.ts`.
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      minPasswordLength: 1, // The policy is for new passwords; a wrong one is simply wrong.
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    advanced: {
      database: { generateId: "uuid" },
      ipAddress: { disableIpTracking: true },
      // `__Host-`: no subdomain, such as a game's own, can plant or read it.
      cookiePrefix: secure ? "__Host-catnip" : "catnip",
      useSecureCookies: false, // Would put `__Secure-` in front; the attribute is set here.
      defaultCookieAttributes: { secure, sameSite: "lax", httpOnly: true, path: "/" },
    },
    plugins: [
      jwt(jwtOptions),
      asPlugin(
        oauthProvider({
          loginPage: `${origin}/sign-in`,
          consentPage: `${origin}/error`, // Whoever is registered has its consent skipped; nobody registers themselves.
          signup: { page: `${origin}/sign-up` },
          scopes: [...SCOPES],
          grantTypes: [...GRANT_TYPES],
          // What is kept of a token or a code is its hash, by which `spent-codes.service.ts` finds it.
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

/** Which code a token came from, so that a second use of the code ends the token too. */
function codeClaim(body: unknown): Record<string, unknown> {
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : null;
  return typeof code === "string" ? { code_id: codeIdOf(code) } : {};
}

/** What somebody is called in the shops, for clients that may know. */
async function shownNames(db: Services["db"], userUuid: string): Promise<Record<string, unknown>> {
  const [row] = await read<{ nickname: string | null }>(
    db,
    `select ${shownName("u", "p")} as nickname from "user" u left join profiles p on p.user_uuid = u.id where u.id = $1`,
    [userUuid],
  );
  const nickname = row?.nickname ?? undefined;
  return { name: nickname, nickname };
}

/** Its types were written without `exactOptionalPropertyTypes`, so the compiler cannot see that it is a plugin. */
const asPlugin = (plugin: object) => plugin as BetterAuthPlugin;

/** What the rest of the module needs of the library. */
export type AuthServer = { readonly handler: (request: Request) => Promise<Response>; readonly api: object };
