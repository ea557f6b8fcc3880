/** Fields of a message, by name. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Sugoi's signature: HMAC-SHA256 in hex over all fields except `sign`, sorted by name, each name and value
 * percent-encoded, joined as `name=value&name=value`.
 *
 * Deliberately implemented independently of the shop's adapter, so that one misunderstanding cannot pass on
 * both sides. Both are tested against the same published vectors.
 */
export async function sign(fields: Fields, key: string): Promise<string> {
  const lines: string[] = [];
  for (const name of Object.keys(fields).toSorted()) {
    if (name !== "sign") lines.push(`${encodeURIComponent(name)}=${encodeURIComponent(fields[name] ?? "")}`);
  }
  const bytes = new TextEncoder();
  const hmac = await crypto.subtle.importKey(
    "raw",
    bytes.encode(key),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return Buffer.from(await crypto.subtle.sign("HMAC", hmac, bytes.encode(lines.join("&")))).toString("hex");
}

/** The fields plus timestamp, a fresh nonce and the signature. */
export async function signed(fields: Fields, key: string, now: Date): Promise<Fields> {
  const all = {
    ...fields,
    timestamp: String(Math.floor(now.getTime() / 1000)),
    nonce: crypto.randomUUID().replaceAll("-", ""),
  };
  return { ...all, sign: await sign(all, key) };
}

const WINDOW_MS = 300_000;

/** Why a merchant's request is rejected, or null when it is authentic and fresh. The caller checks nonces. */
export async function requestProblem(
  fields: Fields,
  key: string | undefined,
  now: Date,
): Promise<string | null> {
  if (key === undefined) return "UNKNOWN_MERCHANT";
  if (fields.sign !== (await sign(fields, key))) return "BAD_SIGNATURE";
  if (!/^\d{1,12}$/.test(fields.timestamp ?? "")) return "BAD_TIMESTAMP";
  if (Math.abs(now.getTime() - Number(fields.timestamp) * 1000) > WINDOW_MS) return "STALE_TIMESTAMP";
  return /^[0-9a-zA-Z]{16,64}$/.test(fields.nonce ?? "") ? null : "BAD_NONCE";
}
