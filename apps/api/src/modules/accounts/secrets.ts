import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { VERIFICATION_CODE_DIGITS } from "@catnip/domain/accounts";

/** A key for a single purpose, derived from the installation's root secret; hex. */
export function derivedKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "catnip", purpose, 32)).toString("hex");
}

/** A fresh secret of 256 bits for a cookie or a form, base64url. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Only for 256-bit secrets: anything shorter needs `keyedHash`. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** For short or guessable values (codes, mail addresses): without the key a leaked table reveals nothing. */
export const keyedHash = (key: string, text: string): string =>
  createHmac("sha256", key).update(text).digest("hex");

/** A uniformly random verification code of 8 digits. */
export const newCode = (): string =>
  String(randomInt(0, 10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, "0");

/** Constant-time comparison of two hashes. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
