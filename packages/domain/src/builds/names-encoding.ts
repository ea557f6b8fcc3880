import { COMMON_LETTERS } from "./common-letters.ts";

/** Encodings in which archives carry names, as `TextDecoder` calls them; `cp437` is what the zip format states. */
export const NAMES_ENCODINGS = ["utf-8", "shift_jis", "gbk", "big5", "euc-kr", "cp437"] as const;

export type NamesEncoding = (typeof NAMES_ENCODINGS)[number];

/** How an archive's names were read. */
export interface NamesReading {
  readonly encoding: NamesEncoding;
  /** `unsure`: another encoding is about as likely, and a person has to choose. */
  readonly confidence: "certain" | "likely" | "unsure";
  /** Encodings that decode all names, the most likely first, each with a few names as they would read. */
  readonly candidates: readonly NamesCandidate[];
}

interface NamesCandidate {
  readonly encoding: NamesEncoding;
  readonly samples: readonly string[];
}

const SAMPLES_MAX = 5;

/** By how many bits the best reading has to be the more likely one. */
const CERTAIN_BITS = 14;
const LIKELY_BITS = 5;

/** Per byte of letters outside of ASCII: names below it are no ordinary text. */
const UNUSUAL_BITS = -7.25;

/**
 * Decides which encoding the names of an archive are in (R-DLV-8), from all names together, since one name alone is
 * short. UTF-8 if all of them are valid UTF-8 with letters of three bytes, which names in other encodings hardly ever are; else
 * the encoding in which they are the most ordinary text of its language.
 *
 * @param names as they are in the archive, those that are known to be UTF-8 excepted
 * @param given the encoding that a person chose, which then is the only candidate
 * @returns null if no encoding decodes all names
 */
export function readingOfNames(
  names: readonly Uint8Array[],
  given: NamesEncoding | null = null,
): NamesReading | null {
  const foreign = names.filter((name) => name.some((byte) => byte > 0x7f));
  if (foreign.length === 0) return { encoding: given ?? "utf-8", confidence: "certain", candidates: [] };
  const samplesIn = (encoding: NamesEncoding): readonly string[] =>
    foreign.slice(0, SAMPLES_MAX).map((name) => nameIn(name, encoding));
  const decodes = (encoding: NamesEncoding) => foreign.every((name) => decodeName(name, encoding) !== null);
  if (given !== null && !decodes(given)) return null;
  // Other encodings hardly ever make valid letters of three bytes; of two they do, such as 图片 in GBK.
  const isUtf8 = () =>
    decodes("utf-8") && foreign.some((name) => /[\u0800-\uffff]/.test(nameIn(name, "utf-8")));
  const known = given ?? (isUtf8() ? "utf-8" : null);
  if (known !== null)
    return {
      encoding: known,
      confidence: "certain",
      candidates: [{ encoding: known, samples: samplesIn(known) }],
    };
  const candidate = ({ encoding }: { readonly encoding: NamesEncoding }) => ({
    encoding,
    samples: samplesIn(encoding),
  });
  const distinct = distinctSegments(foreign);
  const ranked = NAMES_ENCODINGS.filter(decodes)
    .map((encoding) => ({ encoding, bits: likelihood(distinct, encoding) }))
    .toSorted((a, b) => b.bits - a.bits);
  const [best, second] = ranked;
  if (!best) return null;
  // No text of a language, but what bytes of an encoding that is not known here happen to be.
  if (bitsPerByte(distinct, best.encoding) < UNUSUAL_BITS) {
    return { encoding: best.encoding, confidence: "unsure", candidates: ranked.map(candidate) };
  }
  const margin = best.bits - (second?.bits ?? Number.NEGATIVE_INFINITY);
  return {
    encoding: best.encoding,
    confidence: margin >= CERTAIN_BITS ? "certain" : margin >= LIKELY_BITS ? "likely" : "unsure",
    candidates: ranked.map(candidate),
  };
}

/** A name in an encoding, or null if its bytes are not valid in it. */
export function decodeName(name: Uint8Array, encoding: NamesEncoding): string | null {
  if (encoding === "cp437") return decodeWestern(name);
  try {
    const text = encoding === "euc-kr" ? decodeKorean(name) : decoderOf(encoding).decode(name);
    // Letters for private use have no meaning outside of the system that wrote them; controls stand for bytes alone.
    return /[\p{Co}\uFFFD\u0080-\u009f]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

type Decoder = InstanceType<typeof TextDecoder>;

const decoders = new Map<string, Decoder>();

function decoderOf(encoding: Exclude<NamesEncoding, "cp437">): Decoder {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  decoders.set(encoding, decoder);
  return decoder;
}

/**
 * EUC-KR as Windows writes it (code page 949): syllables that KS X 1001 lacks lie around its rows, in Unicode's order.
 * Node.js does not decode those, and browsers do.
 *
 * @throws TypeError if it is not valid
 */
function decodeKorean(name: Uint8Array): string {
  let text = "";
  let start = 0;
  for (let at = 0; at < name.length; at += 1) {
    const first = name[at] ?? 0;
    if (first < 0x80) continue;
    const syllable = KOREAN_EXTENSION().get((first << 8) | (name[at + 1] ?? 0));
    if (syllable !== undefined) {
      text += decoderOf("euc-kr").decode(name.subarray(start, at)) + syllable;
      start = at + 2;
    }
    at += 1;
  }
  return text + decoderOf("euc-kr").decode(name.subarray(start));
}

const nameIn = (name: Uint8Array, encoding: NamesEncoding): string => decodeName(name, encoding) ?? "";

/** 0x80 to 0xA5 of code page 437: the letters of Western Europe. The frames after them are in no one's names. */
const WESTERN = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑ";

function decodeWestern(name: Uint8Array): string | null {
  let text = "";
  for (const byte of name) {
    const letter = byte < 0x80 ? String.fromCharCode(byte) : byte === 0xe1 ? "ß" : WESTERN[byte - 0x80];
    if (letter === undefined) return null;
    text += letter;
  }
  return text;
}

/** Parts of paths, each once: a folder's name or a numbered series says no more than one name of it. */
function distinctSegments(names: readonly Uint8Array[]): readonly Uint8Array[] {
  const segments = new Map<string, Uint8Array>();
  for (const name of names) {
    let start = 0;
    // Neither a slash nor a digit is ever the second byte of a letter (but in the four bytes of rare GB 18030 ones).
    for (let end = 0; end <= name.length; end += 1) {
      if (end < name.length && name[end] !== 0x2f) continue;
      const segment = name.subarray(start, end).filter((byte) => byte < 0x30 || byte > 0x39);
      if (segment.some((byte) => byte > 0x7f)) segments.set(segment.join(), name.subarray(start, end));
      start = end + 1;
    }
  }
  return [...segments.values()];
}

/** How likely names are as text in an encoding: the logarithm to base 2 of the product of its letters' likelihoods. */
function likelihood(segments: readonly Uint8Array[], encoding: NamesEncoding): number {
  let bits = 0;
  for (const segment of segments) {
    const text = nameIn(segment, encoding);
    let before = "";
    for (const letter of text) {
      bits += BITS[encoding](letter, before);
      before = letter;
    }
    // A single letter of East Asia within a Latin word is an accented letter in truth.
    if (encoding !== "cp437" && encoding !== "utf-8")
      bits -= 6 * Array.from(text.matchAll(/[a-z][^\0-\u007f](?=[a-z])/g)).length;
  }
  return bits;
}

/** The mean likelihood of a byte of the letters outside of ASCII, to base 2. */
function bitsPerByte(segments: readonly Uint8Array[], encoding: NamesEncoding): number {
  let bits = 0;
  let bytes = 0;
  for (const letter of segments.flatMap((segment) => Array.from(nameIn(segment, encoding)))) {
    if (isAscii(letter)) continue;
    bits += BITS[encoding](letter, "a");
    bytes += encoding === "cp437" || isHalfWidth(letter) ? 1 : 2;
  }
  return bits / bytes;
}

const ASCII_BITS = -5;
const SYMBOL_BITS = -16;
const RARE_BITS = -21;

/** Modern Greek, Cyrillic, Hebrew and Arabic. */
const ALPHABETS = [/[\u0386-\u03a1\u03a3-\u03ce]/, /[\u0401-\u045f]/, /[\u05d0-\u05ea]/, /[\u0621-\u064a]/];

const isAscii = (letter: string) => letter <= "\u007f";
const isHalfWidth = (letter: string) => /[\uff61-\uff9f]/.test(letter);
const isKana = (letter: string) => /[\u3041-\u3096\u30a1-\u30fc]/.test(letter);
const isIdeograph = (letter: string) => /\p{Script=Han}/u.test(letter);
const isFullWidth = (letter: string) => /[\uff01-\uff5e\u3000-\u3011]/.test(letter);

/** The letters of two bytes in rows of an encoding, such as the frequent ones of a standard. */
function lettersIn(
  encoding: Exclude<NamesEncoding, "cp437" | "utf-8">,
  [from, to]: readonly [number, number],
): ReadonlySet<string> {
  const letters = new Set<string>();
  const decoder = new TextDecoder(encoding);
  for (let pair = from; pair <= to; pair += 1) {
    const [letter = "", ...more] = decoder.decode(Uint8Array.of(pair >> 8, pair & 0xff));
    if (more.length === 0 && letter !== "\uFFFD") letters.add(letter);
  }
  return letters;
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
};

// Standards list the ideographs in use first. JIS X 0208, GB 2312, Big5 (level 1 each) and KS X 1001.
const JIS_FIRST = once(() => lettersIn("shift_jis", [0x88_9f, 0x98_72]));
const JIS_SECOND = once(() => lettersIn("shift_jis", [0x98_9f, 0xea_a4]));
const GB_FIRST = once(() => gridOf("gbk", 0xb0, 0xd7));
const GB_SECOND = once(() => gridOf("gbk", 0xd8, 0xf7));
const BIG5_FIRST = once(() => lettersIn("big5", [0xa4_40, 0xc6_7e]));
const BIG5_SECOND = once(() => lettersIn("big5", [0xc9_40, 0xf9_d5]));
const KS_HANGUL = once(() => gridOf("euc-kr", 0xb0, 0xc8));

const KOREAN_EXTENSION = once(() => {
  const syllables = new Map<number, string>();
  let next = 0xac_00;
  for (let first = 0x81; first <= 0xc6; first += 1)
    for (let second = 0x41; second <= (first <= 0xa0 ? 0xfe : 0xa0); second += 1) {
      if ((second > 0x5a && second < 0x61) || (second > 0x7a && second < 0x81)) continue;
      while (KS_HANGUL().has(String.fromCodePoint(next))) next += 1;
      if (next > 0xd7_a3) return syllables;
      syllables.set((first << 8) | second, String.fromCodePoint(next));
      next += 1;
    }
  return syllables;
});

/** Rows of 94 letters, as ISO 2022 has them; the extensions of vendors lie around them. */
function gridOf(encoding: "gbk" | "euc-kr", from: number, to: number): ReadonlySet<string> {
  const letters = new Set<string>();
  for (let row = from; row <= to; row += 1)
    for (const letter of lettersIn(encoding, [(row << 8) | 0xa1, (row << 8) | 0xfe])) letters.add(letter);
  return letters;
}

/** The share of each kind of letter in names, divided by how many letters it has, as a logarithm to base 2. */
const BITS: Readonly<Record<NamesEncoding, (letter: string, before: string) => number>> = {
  "utf-8": (letter, before) => {
    if (isAscii(letter)) return ASCII_BITS;
    if (/[\u00c0-\u017f]|\p{M}/u.test(letter)) return /\p{Script=Latin}/u.test(before) ? -4 : -11;
    const script = ALPHABETS.find((alphabet) => alphabet.test(letter));
    if (script) return script.test(before) ? -3 : -10;
    return RARE_BITS;
  },
  cp437: (letter) => (isAscii(letter) ? ASCII_BITS : /\p{L}/u.test(letter) ? -7 : SYMBOL_BITS),
  shift_jis: (letter) => {
    if (isAscii(letter)) return ASCII_BITS;
    if (isKana(letter)) return -8.3;
    if (COMMON_LETTERS.japanese.has(letter)) return -10;
    if (JIS_FIRST().has(letter)) return -13.2;
    if (isHalfWidth(letter)) return -9.5;
    if (isFullWidth(letter)) return -13;
    return JIS_SECOND().has(letter) ? -17.5 : isIdeograph(letter) ? RARE_BITS : SYMBOL_BITS;
  },
  gbk: (letter) => {
    if (isAscii(letter)) return ASCII_BITS;
    if (COMMON_LETTERS.simplified.has(letter)) return -9.6;
    if (GB_FIRST().has(letter)) return -12.8;
    if (isFullWidth(letter)) return -14;
    if (GB_SECOND().has(letter)) return -17;
    return isIdeograph(letter) ? RARE_BITS : SYMBOL_BITS;
  },
  big5: (letter) => {
    if (isAscii(letter)) return ASCII_BITS;
    if (COMMON_LETTERS.traditional.has(letter)) return -9.6;
    if (BIG5_FIRST().has(letter)) return -13;
    if (isFullWidth(letter)) return -14;
    return BIG5_SECOND().has(letter) ? -18.5 : isIdeograph(letter) ? RARE_BITS : SYMBOL_BITS;
  },
  "euc-kr": (letter) => {
    if (isAscii(letter)) return ASCII_BITS;
    if (COMMON_LETTERS.korean.has(letter)) return -8.7;
    if (KS_HANGUL().has(letter)) return -12.3;
    if (isFullWidth(letter)) return -14;
    return isIdeograph(letter) ? -18 : /\p{Script=Hangul}/u.test(letter) ? RARE_BITS : SYMBOL_BITS;
  },
};
