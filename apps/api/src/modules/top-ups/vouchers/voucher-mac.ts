import { createHmac } from "node:crypto";
import { voucherCodeKey } from "@catnip/domain/redemptions";
import type { Config } from "../../../platform/config.ts";
import { keyFor } from "../../../platform/keys.ts";

/**
 * What is stored of a voucher: an HMAC-SHA-256 with a key of the installation, the same however the code is typed.
 *
 * @returns null for text that cannot be a voucher
 */
export function voucherMac({ secret }: Pick<Config, "secret">, typed: string): Buffer | null {
  const key = voucherCodeKey(typed);
  return key === null ? null : createHmac("sha256", keyFor(secret, "voucher codes")).update(key).digest();
}
