import { createHash } from "node:crypto";

/**
 * The id by which the vendor refuses a second payment: order numbers may repeat there, this one may not. It is short,
 * so it is derived from the order number instead of stored: 80 bits of its hash in at most 16 characters.
 */
export function bankTransactionId(orderNo: string): string {
  const digest = createHash("sha256").update(orderNo).digest("hex").slice(0, 20);
  return BigInt(`0x${digest}`).toString(36).toUpperCase().padStart(16, "0");
}
