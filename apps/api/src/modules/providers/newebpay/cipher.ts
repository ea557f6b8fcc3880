import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from "node:crypto";

/** The merchant's shared secrets. The iv never changes and the hash is not a MAC: both are the vendor's design. */
export type HashKeys = {
  /** 32 ASCII bytes. */
  readonly hashKey: string;
  /** 16 ASCII bytes. */
  readonly hashIv: string;
};

/** AES-256-CBC in lower-case hex. */
export function encrypted(plain: string, { hashKey, hashIv }: HashKeys): string {
  const cipher = createCipheriv("aes-256-cbc", hashKey, hashIv);
  return cipher.update(plain, "utf8", "hex") + cipher.final("hex");
}

/** What a sent or received `TradeInfo` is vouched for with. */
export const tradeSha = (tradeInfo: string, { hashKey, hashIv }: HashKeys): string =>
  upperSha256(`HashKey=${hashKey}&${tradeInfo}&HashIV=${hashIv}`);

/**
 * The text inside a received `TradeInfo`; null if it is not vouched for.
 *
 * The hash is verified first: an attacker who could probe the padding of chosen texts could decrypt others byte by
 * byte.
 */
export function opened(tradeInfo: string, sha: string, keys: HashKeys): string | null {
  if (!sameText(sha, tradeSha(tradeInfo, keys))) return null;
  if (!/^([0-9a-f]{32})+$/i.test(tradeInfo)) return null;
  const cipher = createDecipheriv("aes-256-cbc", keys.hashKey, keys.hashIv).setAutoPadding(false);
  const padded = Buffer.concat([cipher.update(tradeInfo, "hex"), cipher.final()]);
  return unpadded(padded)?.toString("utf8") ?? null;
}

/** The vendor pads to 16 bytes or to 32, though the cipher's blocks have 16. */
const PAD_MAX = 32;

function unpadded(padded: Buffer): Buffer | null {
  const count = padded.at(-1) ?? 0;
  if (count < 1 || count > PAD_MAX || count > padded.length) return null;
  const end = padded.length - count;
  return padded.subarray(end).every((byte) => byte === count) ? padded.subarray(0, end) : null;
}

type Checked = Readonly<Record<string, string>>;

/** Authenticates a query. */
export const checkValue = (fields: Checked, { hashKey, hashIv }: HashKeys): string =>
  upperSha256(`IV=${hashIv}&${sorted(fields)}&Key=${hashKey}`);

/** Authenticates the answer to a query: the same idea under other names. */
export const checkCode = (fields: Checked, { hashKey, hashIv }: HashKeys): string =>
  upperSha256(`HashIV=${hashIv}&${sorted(fields)}&HashKey=${hashKey}`);

const sorted = (fields: Checked): string =>
  Object.keys(fields)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name}=${fields[name] ?? ""}`)
    .join("&");

const upperSha256 = (text: string) => createHash("sha256").update(text).digest("hex").toUpperCase();

/** In constant time. */
export function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
