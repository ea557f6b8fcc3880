import { createHmac } from "node:crypto";
import { redemptionCodeKey } from "@catnip/domain/redemptions";
import type { Config } from "../../platform/config.ts";
import { keyFor } from "../../platform/keys.ts";

/**
 * What is kept of a code: HMAC-SHA-256 by a key of the installation, so that neither a copy of the database nor a
 * dictionary gives codes back. The same code typed in another way has the same MAC.
 *
 * @returns null for what cannot be a code of ours
 */
export function codeMac({ secret }: Pick<Config, "secret">, typed: string): Buffer | null {
  const key = redemptionCodeKey(typed);
  return key === null ? null : createHmac("sha256", keyFor(secret, "redemption codes")).update(key).digest();
}
