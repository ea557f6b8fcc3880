import { Converter } from "opencc-js/t2cn";

/**
 * Letters of scripts without spaces in the form they are searched in: katakana as hiragana, traditional Chinese
 * characters as simplified ones. Letter by letter, whatever stands beside it, so that a part of a name is found too.
 */
export function foldLetters(run: string): string {
  return Array.from(run, foldLetter).join("");
}

/**
 * A word written with letters in the form it is searched in: without accents and in plain Latin letters where there
 * are any, so that ışık, Straße, đêm and ёлка are found by isik, strasse, dem and елка.
 */
export function foldWord(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll(/[ıßøđðłæœþħŋς]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize("NFC");
}

/** The spellings of a word: ü is written u by some and ue by others. */
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
/** At most as many as there are characters. */
const simplified = new Map<string, string>();
