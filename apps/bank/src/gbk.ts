/**
 * The two-byte characters of GBK. Node decodes GBK but cannot encode it, so the table is built by decoding every pair,
 * once, on first use.
 */
function readPairs(): ReadonlyMap<string, readonly [number, number]> {
  const reader = new TextDecoder("gbk");
  return new Map(
    Array.from({ length: 0x7e }, (_lead, at) => 0x81 + at).flatMap((lead) =>
      Array.from({ length: 0xbf }, (_trail, at) => 0x40 + at).flatMap((trail) => {
        const sign = reader.decode(Uint8Array.of(lead, trail));
        // What is no pair reads as two signs, or as a replacement.
        return Array.from(sign).length === 1 && sign !== "\uFFFD" ? [[sign, [lead, trail]] as const] : [];
      }),
    ),
  );
}

let pairs: ReturnType<typeof readPairs> | undefined;

/** A text in GBK, as the mainland's vendors write files. @throws Error for a character that GBK does not have */
export function gbk(text: string): Buffer {
  const known = (pairs ??= readPairs());
  const bytes = Array.from(text).flatMap((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const pair = code < 0x80 ? [code] : known.get(sign);
    if (!pair) throw new Error(`GBK has no ${sign}`);
    return pair;
  });
  return Buffer.from(bytes);
}
