import { createHmac, timingSafeEqual } from "node:crypto";

/** Maximum clock skew of messages in either direction, in seconds. The vendor's own library checks their age only. */
const TIME_WINDOW_S = 300;

/**
 * Why a message is rejected; null if it is authentic and fresh.
 *
 * The header is `t=<seconds>,v1=<hex>[,v1=<hex>…][,v0=…]`: one `v1` per active secret while one is being replaced. `v0`
 * exists for tests of the vendor and proves nothing.
 *
 * @param body exactly the bytes received
 */
export function messageProblem(
  header: string | null,
  body: Uint8Array,
  secret: string,
  now: Date,
): string | null {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("="));
  const values = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [timestamp, ...more] = values("t");
  if (timestamp === undefined || more.length > 0 || !/^\d{1,12}$/.test(timestamp)) return "no timestamp";
  const signature = signatureOf(timestamp, body, secret);
  if (!values("v1").some((given) => isSame(given, signature))) return "wrong signature";
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TIME_WINDOW_S
    ? null
    : "outside the time window";
}

/** HMAC-SHA256 in hex over the timestamp, a dot and the body. */
export const signatureOf = (timestamp: string, body: Uint8Array, secret: string): string =>
  createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex");

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
