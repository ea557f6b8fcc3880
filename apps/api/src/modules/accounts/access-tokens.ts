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

/** How long a browser's access token is good for. */
export const ACCESS_TOKEN_SECONDS = 600;
/** The longest life of any token that speaks for a session; revocations are remembered at least as long. */
export const TOKEN_SECONDS_MAX = 1_800;

/** Who signs: the account site. */
export const issuerOf = (config: Config): string => `${siteOrigin(config, "account")}/auth`;

/** What a token is good for, as its `aud`. A token for one is nothing to the others. */
export const audiences = (config: Config) => {
  const api = siteOrigin(config, "api");
  return {
    /** Everything the API does for a signed-in person. */
    api,
    /** Only what the pay site needs. */
    pay: `${api}/pay`,
    /** Only opening a session of a site, right after sign-in. */
    session: `${api}/session`,
    /** Only ending the session on the account site, right after signing out of a site. */
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
  /** Claims of a token with exactly this audience. Throws ApiError as `Accounts.verifyAccessToken` does. */
  readonly verify: (audience: Audience, token: string) => Promise<JWTPayload>;
  /** Claims of a token with whatever audience; null when it is none of ours or has run out. */
  readonly read: (token: string) => Promise<JWTPayload | null>;
  /** The viewer of an API or pay token, by signature and time alone; whether its session lives is asked elsewhere. */
  readonly viewerOf: (token: string) => Promise<Viewer>;
};

/** Signs with the newest key of the account site and verifies with all of them (`/auth/jwks`). */
export function createAccessTokens(
  { config, db, now }: Services,
  signingKey: () => Promise<SigningKey>,
): AccessTokens {
  const issuer = issuerOf(config);
  const audienceOf = audiences(config);
  const keys = createKeySet(async () => {
    // The other keys sign id tokens, which open nothing here. Rows without an algorithm are older than the others.
    const rows = await db
      .select({ kid: jwks.id, publicKey: jwks.publicKey })
      .from(jwks)
      .where(or(eq(jwks.alg, "EdDSA"), isNull(jwks.alg)));
    return { keys: rows.map(({ kid, publicKey }) => ({ ...JSON.parse(publicKey), kid, alg: "EdDSA" })) };
  }, now);
  // Verifying a signature costs more than a database read; the same token comes with every request for ten minutes.
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
        throw new ApiError("auth/argument-error", "Not an access token of ours");
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

/** Keys in memory. An unknown key id asks the database again, at most every 10 seconds, so forged ids cost nothing. */
function createKeySet(load: () => Promise<JSONWebKeySet>, now: () => Date) {
  let loading: Promise<ReturnType<typeof createLocalJWKSet>> | undefined;
  let loadedAt = 0;
  const refreshed = () => {
    if (loading && now().getTime() - loadedAt < KEY_REFRESH_MS) return loading;
    loadedAt = now().getTime();
    loading = load().then(createLocalJWKSet);
    // A failed read must not be kept.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return { get: () => loading ?? refreshed(), refreshed };
}

const KEY_REFRESH_MS = 10_000;
