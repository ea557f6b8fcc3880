import { Converter } from "opencc-js/t2cn";

/**
 * Folds scripts without spaces for search: katakana to hiragana, traditional Chinese characters to simplified ones.
 * Character by character, regardless of context, so that part of a name matches too.
 */
export function foldLetters(run: string): string {
  return Array.from(run, foldLetter).join("");
}

/**
 * Folds an alphabetic word for search: accents removed and Latin letters used where possible, so that isik, strasse,
 * dem and елка match ışık, Straße, đêm and ёлка.
 */
export function foldWord(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll(/[ıßøđðłæœþħŋς]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize("NFC");
}

/** Alternative spellings of a word: some write ü as u, others as ue. */
export function spellings(word: string): readonly string[] {
  const wide = word.normalize("NFC").replaceAll(/[äöü]/g, (letter) => `${foldWord(letter)}e`);
  return [...new Set([foldWord(word), foldWord(wide)])];
}

const PLAIN: Readonly<Record<string, string>> = {
  ı: "i",
  ß: "ss",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ħ: "h",
  ŋ: "n",
  ς: "σ",
};

function foldLetter(letter: string): string {
  if (/[\u30A1-\u30F6]/.test(letter)) {
    return String.fromCodePoint((letter.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA);
  }
  if (!/\p{Script=Han}/u.test(letter)) return letter;
  const known = simplified.get(letter);
  if (known !== undefined) return known;
  const folded = simplify(letter);
  simplified.set(letter, folded);
  return folded;
}

const KATAKANA_TO_HIRAGANA = 0x60;
const simplify = Converter({ from: "t", to: "cn" });
/** Cache of folded characters; bounded by the number of characters. */
const simplified = new Map<string, string>();
