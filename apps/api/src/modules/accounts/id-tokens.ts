import { createHash } from "node:crypto";
import { compactVerify, createLocalJWKSet, decodeJwt, SignJWT, type JWTPayload } from "jose";
import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import type { SigningKey } from "./access-tokens.ts";
import { jwks, oauthClient } from "./library.tables.ts";

/**
 * Signs an ID token with the algorithm its client registered. The library signs all of them with RS256, the default
 * for clients that registered none.
 *
 * @param accessToken the one from the same response, which the ID token binds by its hash
 * @param signingKey the EdDSA key
 */
export async function asRegistered(
  db: Database,
  { idToken, accessToken }: { readonly idToken: string; readonly accessToken: string },
  signingKey: () => Promise<SigningKey>,
): Promise<string> {
  const claims = decodeJwt(idToken);
  const [client] = await db
    .select({ alg: oauthClient.idTokenSignedResponseAlg })
    .from(oauthClient)
    .where(eq(oauthClient.clientId, String(claims.aud)));
  if (client?.alg !== "EdDSA") return idToken;
  const { kid, privateKey } = await signingKey();
  return new SignJWT({ ...claims, at_hash: halfHash(accessToken) })
    .setProtectedHeader({ alg: "EdDSA", kid })
    .sign(privateKey);
}

/**
 * The login an ID token was issued for; null if we did not issue it to this client. Expired tokens count (OpenID
 * Connect RP-Initiated Logout, 2).
 */
export async function readHint(
  db: Database,
  hint: string,
  issuer: string,
): Promise<(JWTPayload & { readonly aud: string; readonly sid: string }) | null> {
  const rows = await db.select({ kid: jwks.id, publicKey: jwks.publicKey, alg: jwks.alg }).from(jwks);
  const keys = rows.map(({ kid, publicKey, alg }) => ({
    ...JSON.parse(publicKey),
    kid,
    alg: alg ?? "EdDSA",
  }));
  try {
    await compactVerify(hint, createLocalJWKSet({ keys }));
    const claims = decodeJwt(hint);
    const { iss, aud, sid } = claims;
    if (iss !== issuer || typeof aud !== "string" || typeof sid !== "string") return null;
    return { ...claims, aud, sid };
  } catch {
    return null;
  }
}

/** `at_hash` for an ID token signed with Ed25519, which hashes with SHA-512 (OpenID Connect Core, 3.1.3.6). */
const halfHash = (token: string): string =>
  createHash("sha512").update(token).digest().subarray(0, 32).toString("base64url");
