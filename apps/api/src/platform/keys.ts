import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** A key for one purpose only, derived from the installation's root secret. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "catnip", purpose, 32));
}

/** Small signed statements, such as "the holder may open build X until 12:00", for addresses and cookies. */
export type Seal<Claims extends object> = {
  readonly seal: (claims: Claims, expiresAt: Date) => string;
  /** The claims of a text we sealed for this purpose and that has not run out; null for everything else. */
  readonly open: (text: string, now: Date) => (Claims & { readonly expiresAt: Date }) | null;
};

/**
 * HMAC-SHA-256 over everything in the statement; nothing beside it counts. The purpose is part of the key, so that a
 * ticket for one door opens no other.
 */
export function createSeal<Claims extends object>(secret: string, purpose: string): Seal<Claims> {
  const key = keyFor(secret, purpose);
  const macOf = (body: string) => createHmac("sha256", key).update(body).digest();
  return {
    seal: (claims, expiresAt) => {
      const stated = { ...claims, e: Math.floor(expiresAt.getTime() / 1_000) };
      const body = Buffer.from(JSON.stringify(stated)).toString("base64url");
      return `${body}.${macOf(body).toString("base64url")}`;
    },
    open: (text, now) => {
      const [body = "", mac = "", ...rest] = text.length <= SEALED_LENGTH_MAX ? text.split(".") : [];
      const given = Buffer.from(mac, "base64url");
      const right = macOf(body);
      if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
      // Only we can have written it, hence the cast.
      const { e, ...claims } = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as Claims & {
        e: number;
      };
      const expiresAt = new Date(e * 1_000);
      return expiresAt > now ? { ...(claims as unknown as Claims), expiresAt } : null;
    },
  };
}

const SEALED_LENGTH_MAX = 1_000;
