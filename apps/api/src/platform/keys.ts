import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Derives a key for one purpose from the installation's root secret. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "catnip", purpose, 32));
}

/** Small signed claims, such as "the holder may open build X until 12:00", for URLs and cookies. */
export type Seal<Claims extends object> = {
  readonly seal: (claims: Claims, expiresAt: Date) => string;
  /** The claims of a text that we sealed for this purpose and that has not expired; null for everything else. */
  readonly open: (text: string, now: Date) => (Claims & { readonly expiresAt: Date }) | null;
};

/**
 * HMAC-SHA-256 over everything in the claims; nothing outside them counts. Each purpose has its own key, so a ticket
 * for one cannot be used for another.
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
      // The MAC proves that we wrote it, hence the cast.
      const { e, ...claims } = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as Claims & {
        e: number;
      };
      const expiresAt = new Date(e * 1_000);
      return expiresAt > now ? { ...(claims as unknown as Claims), expiresAt } : null;
    },
  };
}

const SEALED_LENGTH_MAX = 1_000;
