import { createHmac } from "node:crypto";
import { redemptionCodeKey } from "@catnip/domain/redemptions";
import type { Config } from "../../platform/config.ts";
import { keyFor } from "../../platform/keys.ts";

/**
 * What we store of a code: an HMAC-SHA-256 with a key of the installation, so that neither a database dump nor a
 * dictionary attack recovers codes. A code has the same MAC however it is typed.
 *
 * @returns null for text that cannot be one of our codes
 */
export function codeMac({ secret }: Pick<Config, "secret">, typed: string): Buffer | null {
  const key = redemptionCodeKey(typed);
  return key === null ? null : createHmac("sha256", keyFor(secret, "redemption codes")).update(key).digest();
}
