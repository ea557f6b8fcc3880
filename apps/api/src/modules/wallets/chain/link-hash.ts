import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { keyFor } from "../../../platform/keys.ts";

/** A link without its hash. `digest` in hex. */
export type LinkContent = {
  readonly position: number;
  readonly kind: string;
  readonly subject: string;
  readonly digest: string;
};

/**
 * The key of the chain. It is never sent to the database, so write access there is not enough to forge a link.
 *
 * As a key object: Node would make one of a buffer for every link, which takes four times as long as the hash itself.
 */
export const chainKey = (secret: string): KeyObject => createSecretKey(keyFor(secret, "ledger chain"));

/**
 * The hash of a link: HMAC-SHA-256 over the previous hash and what this link covers.
 *
 * @param before hash of the previous link, in hex; empty for the first
 * @returns in hex
 */
export function linkHash(
  key: KeyObject,
  before: string,
  { position, kind, subject, digest }: LinkContent,
): string {
  return createHmac("sha256", key).update(`${before}|${position}|${kind}|${subject}|${digest}`).digest("hex");
}
