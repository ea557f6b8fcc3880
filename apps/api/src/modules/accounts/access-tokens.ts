import { eq, isNull, or } from "drizzle-orm";
import {
  createLocalJWKSet,
  errors,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JSONWebKeySet,
  type JWTPayload,
} from "jose";
import { LRUCache } from "lru-cache";
import { siteOrigin, type Config } from "../../platform/config.ts";
import type { Services, Viewer } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { isRole } from "../../platform/roles/roles.ts";
import { jwks } from "./library.tables.ts";

/** Lifetime of a browser's access token. */
export const ACCESS_TOKEN_SECONDS = 600;
/** The longest lifetime of any session token; revocations are kept at least this long. */
export const TOKEN_SECONDS_MAX = 1_800;

/** The token issuer: the account site. */
export const issuerOf = (config: Config): string => `${siteOrigin(config, "account")}/auth`;

/** What a token is valid for, as its `aud`. Every other audience rejects it. */
export const audiences = (config: Config) => {
  const api = siteOrigin(config, "api");
  return {
    /** Everything the API does for a logged-in player. */
    api,
    /** Only what the pay site needs. */
    pay: `${api}/pay`,
    /** Only opening a site session, right after login. */
    session: `${api}/session`,
    /** Only ending the session on the account site, right after logging out of a site. */
    endSession: `${issuerOf(config)}/end-session`,
  } as const;
};
export type Audience = keyof ReturnType<typeof audiences>;

export type SigningKey = { readonly kid: string; readonly privateKey: CryptoKey };

export type AccessTokens = {
  readonly sign: (
    audience: Audience,
    claims: JWTPayload & { readonly sub: string },
    ttlSeconds: number,
  ) => Promise<string>;
  /** Claims of a token with exactly this audience. Throws ApiError like `Accounts.verifyAccessToken`. */
  readonly verify: (audience: Audience, token: string) => Promise<JWTPayload>;
  /** Claims of a token with any audience; null if we did not issue it or it has expired. */
  readonly read: (token: string) => Promise<JWTPayload | null>;
  /** The viewer of an API or pay token. Checks signature and expiry only; session revocation is checked elsewhere. */
  readonly viewerOf: (token: string) => Promise<Viewer>;
};

/** Signs with the account site's newest key and verifies against all of them (`/auth/jwks`). */
export function createAccessTokens(
  { config, db, now }: Services,
  signingKey: () => Promise<SigningKey>,
): AccessTokens {
  const issuer = issuerOf(config);
  const audienceOf = audiences(config);
  const keys = createKeySet(async () => {
    // The other keys sign ID tokens, which grant no access here. Rows without an algorithm predate the column.
    const rows = await db
      .select({ kid: jwks.id, publicKey: jwks.publicKey })
      .from(jwks)
      .where(or(eq(jwks.alg, "EdDSA"), isNull(jwks.alg)));
    return { keys: rows.map(({ kid, publicKey }) => ({ ...JSON.parse(publicKey), kid, alg: "EdDSA" })) };
  }, now);
  // Verifying a signature costs more than a database read, and the same token comes with every request for ten
  // minutes.
  const known = new LRUCache<string, { readonly viewer: Viewer; readonly expiresAt: number }>({
    max: 20_000,
  });

  const verified = async (token: string, audience: string[] | null): Promise<JWTPayload> => {
    const check = async (set: ReturnType<typeof createLocalJWKSet>) =>
      (
        await jwtVerify(token, set, {
          algorithms: ["EdDSA"],
          typ: "at+jwt",
          issuer,
          ...(audience ? { audience } : {}),
          requiredClaims: ["exp", "iat", "sub"],
          clockTolerance: 5,
          currentDate: now(),
        })
      ).payload;
    try {
      return await check(await keys.get()).catch(async (error: unknown) => {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        return check(await keys.refreshed());
      });
    } catch (error) {
      if (error instanceof errors.JWTExpired)
        throw new ApiError("auth/id-token-expired", "The access token has run out");
      if (error instanceof errors.JOSEError)
        throw new ApiError("auth/argument-error", "Not one of our access tokens");
      throw error;
    }
  };

  return {
    sign: async (audience, claims, ttlSeconds) => {
      if (ttlSeconds > TOKEN_SECONDS_MAX)
        throw new RangeError("A token may not outlive the list of revocations");
      const { kid, privateKey } = await signingKey();
      const issuedAt = Math.floor(now().getTime() / 1_000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", kid })
        .setIssuer(issuer)
        .setAudience(audienceOf[audience])
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ttlSeconds)
        .sign(privateKey);
    },
    verify: (audience, token) => verified(token, [audienceOf[audience]]),
    read: (token) =>
      verified(token, null).catch((error: unknown) => {
        if (error instanceof ApiError) return null;
        throw error;
      }),
    viewerOf: async (token) => {
      const before = known.get(token);
      if (before && before.expiresAt > now().getTime()) return before.viewer;
      const claims = await verified(token, [audienceOf.api, audienceOf.pay]);
      const viewer = toViewer(claims, audienceOf);
      known.set(token, { viewer, expiresAt: (claims.exp ?? 0) * 1_000 });
      return viewer;
    },
  };
}

function toViewer(claims: JWTPayload, audienceOf: ReturnType<typeof audiences>): Viewer {
  const { sub, sid, roles, aud } = claims;
  const isOurs =
    typeof sub === "string" && typeof sid === "string" && Array.isArray(roles) && typeof aud === "string";
  if (!isOurs) throw new ApiError("auth/argument-error", "An access token without session or roles");
  return { uuid: sub, sid, roles: roles.filter(isRole), audience: aud === audienceOf.api ? "api" : "pay" };
}

/** In-memory key cache. An unknown key ID triggers a reload at most every 10 seconds, so forged IDs cost nothing. */
function createKeySet(load: () => Promise<JSONWebKeySet>, now: () => Date) {
  let loading: Promise<ReturnType<typeof createLocalJWKSet>> | undefined;
  let loadedAt = 0;
  const refreshed = () => {
    if (loading && now().getTime() - loadedAt < KEY_REFRESH_MS) return loading;
    loadedAt = now().getTime();
    loading = load().then(createLocalJWKSet);
    // Never cache a failed read.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return { get: () => loading ?? refreshed(), refreshed };
}

const KEY_REFRESH_MS = 10_000;
