import { LRUCache } from "lru-cache";
import { foldLetters, foldWord, spellings } from "./fold-letters.ts";

/**
 * The search terms of a text.
 *
 * Chinese, Japanese and Thai are written without spaces, and Korean with spaces that mean little, so each run of such
 * characters is split into overlapping bigrams: 渡轮 matches 午夜渡轮. Dictionary words found in it are added to the bigrams
 * so that whole words rank first. Everything else is split at spaces and punctuation.
 */
export function searchWords(text: string): readonly string[] {
  const known = wordsOf.get(text);
  if (known) return known;
  const words = splitIntoWords(text);
  wordsOf.set(text, words);
  return words;
}

/**
 * Names are read twice per game, tags and creators once per game they belong to; segmenting text is the expensive
 * part.
 */
const wordsOf = new LRUCache<string, readonly string[]>({
  maxSize: 1_000_000,
  sizeCalculation: (words, text) => text.length + words.length * 8 + 1,
});

function splitIntoWords(text: string): readonly string[] {
  return [
    ...new Set(
      runsOf(text).flatMap(({ run, paired }) => {
        if (!paired) return spellings(run);
        const letters = lettersOf(foldLetters(run));
        return [...pairs(letters), letters.at(-1) ?? "", ...dictionaryWords(run)];
      }),
    ),
  ];
}

/** A whole name as one term, so that an exact name match comes first. */
export function wholeName(text: string): string | null {
  const whole = runsOf(text)
    .map(({ run, paired }) => (paired ? foldLetters(run) : foldWord(run)))
    .join("");
  return whole === "" ? null : shortened(`=${whole}`);
}

/** Words that a typo may be corrected to: alphabetic ones of three letters or more. */
export function correctableWords(text: string): readonly string[] {
  return runsOf(text)
    .filter(({ paired }) => !paired)
    .flatMap(({ run }) => spellings(run))
    .filter((word) => word.length >= 3 && /^\D+$/.test(word));
}

/**
 * Typo keys: a word's first four letters, plus each variant with one of them left out. Two words that differ by one
 * mistake among these letters (substitution, deletion, insertion or transposition) share a key.
 */
export function nearKeys(word: string): readonly string[] {
  return withOneLeftOut(lettersOf(word).slice(0, NEAR_LETTERS));
}

/** Keys of a typed word, which may have one letter too many. */
const typedKeys = (word: string): readonly string[] => [
  ...new Set([...nearKeys(word), ...withOneLeftOut(lettersOf(word).slice(0, NEAR_LETTERS + 1))]),
];

const NEAR_LETTERS = 4;

const withOneLeftOut = (letters: readonly string[]): readonly string[] => [
  ...new Set(
    [letters, ...letters.map((_left, out) => letters.filter((_letter, at) => at !== out))].map((kept) =>
      kept.join(""),
    ),
  ),
];

export type TypedQuery = {
  /** All terms must match; alphabetic ones as prefixes, so that results appear while typing. */
  readonly match: string;
  /** The whole name. */
  readonly whole: string;
  /** Any of the terms, as whole words; the more of them match, the higher a game ranks. */
  readonly rank: string;
  /**
   * Fallback when nothing matches as typed: for each alphabetic run the word, which the database corrects from its
   * vocabulary; for other runs a query that tolerates one wrong character, or the exact one if the run is short.
   */
  readonly near: readonly (
    | { readonly word: string; readonly keys: readonly string[] }
    | { readonly query: string }
  )[];
};

/** The parameters for PostgreSQL, or null when nothing searchable was typed. */
export function typedQuery(typed: string): TypedQuery | null {
  const runs = runsOf(typed).slice(0, WORDS_MAX);
  const whole = wholeName(typed);
  if (whole === null) return null;
  const parts = runs.map((run) => (run.paired ? pairedPart(run.run) : letterPart(run.run)));
  const rank = [...parts.flatMap((part) => part.rank), quoted(whole)];
  return {
    whole: quoted(whole),
    match: [...new Set(parts.map((part) => part.match))].join(" & "),
    rank: [...new Set(rank)].slice(0, RANK_WORDS_MAX).join(" | "),
    near: parts.map((part) => part.near),
  };
}

/** Matches exactly these words, none of them unfinished; null: nothing searchable. */
export function exactQuery(text: string): string | null {
  const parts = runsOf(text)
    .slice(0, WORDS_MAX)
    .map(({ run, paired }) => (paired ? pairedPart(run).match : anyOf(spellings(run).map(quoted))));
  return parts.length > 0 ? parts.join(" & ") : null;
}

/** Weighted terms as PostgreSQL `tsvector` text; weight A counts most. */
export function weightedWords(
  texts: readonly { readonly text: string; readonly weight: "A" | "B" | "C" }[],
): string {
  return texts
    .flatMap(({ text, weight }, at) => searchWords(text).map((word) => `${quoted(word)}:${at + 1}${weight}`))
    .join(" ");
}

/** The terms of a game's names, plus each whole name, as PostgreSQL `tsvector` text. */
export function nameVector(names: readonly string[]): string {
  const words = names.flatMap((name) => [...searchWords(name), wholeName(name) ?? ""]);
  return [...new Set(words)]
    .filter((word) => word !== "")
    .map((word) => `${quoted(word)}:1A`)
    .join(" ");
}

type Part = {
  readonly match: string;
  readonly rank: readonly string[];
  readonly near: TypedQuery["near"][number];
};

function letterPart(run: string): Part {
  const words = spellings(run).map(quoted);
  const begun = words.map((word) => `${word}:*`);
  const word = foldWord(run);
  return { match: anyOf(begun), rank: words, near: { word, keys: typedKeys(word) } };
}

function pairedPart(run: string): Part {
  const letters = lettersOf(foldLetters(run));
  if (letters.length === 1) {
    const begun = `${quoted(letters[0] ?? "")}:*`;
    return { match: begun, rank: [begun], near: { query: begun } };
  }
  const words = pairs(letters).slice(0, WORDS_MAX).map(quoted);
  const match = words.join(" & ");
  const rank = [...words, ...dictionaryWords(run).map(quoted)];
  return { match, rank, near: { query: words.length < 3 ? match : oneWrong(words) } };
}

/** One wrong character breaks the two bigrams that contain it; whichever two they are, the others must match. */
function oneWrong(words: readonly string[]): string {
  const ways = words
    .slice(1)
    .map((_word, at) => words.filter((_other, place) => place !== at && place !== at + 1));
  return anyOf(ways.map((way) => way.join(" & ")));
}

const anyOf = (ways: readonly string[]) =>
  ways.length === 1 ? (ways[0] ?? "") : `(${ways.map((way) => `(${way})`).join(" | ")})`;

const CJK =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\u30fc\u3005";
const RUNS = new RegExp(`[${CJK}]+|(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+`, "gu");
const STARTS_CJK = new RegExp(`^[${CJK}]`, "u");

/** More words than this only add cost. */
const WORDS_MAX = 24;
const RANK_WORDS_MAX = 64;
/** PostgreSQL allows lexemes up to 2 kB; no one types a longer word. */
const WORD_LENGTH_MAX = 60;

/**
 * Cut at code points: half a surrogate pair is invalid text, and one such name would abort indexing for all games.
 */
const shortened = (word: string): string => word.slice(0, WORD_LENGTH_MAX).replace(/[\uD800-\uDBFF]$/, "");

/** Consecutive characters of one kind; `paired` ones are written without spaces. */
type Run = { readonly run: string; readonly paired: boolean };

function runsOf(text: string): readonly Run[] {
  const runs = text.normalize("NFKC").toLowerCase().match(RUNS) ?? [];
  return runs.flatMap((run): Run[] => {
    if (STARTS_CJK.test(run)) return [{ run, paired: true }];
    const word = shortened(run);
    // Combining marks without a preceding letter are not a word.
    return foldWord(word) === "" ? [] : [{ run: word, paired: false }];
  });
}

/** Words of three characters or more; two are already a bigram. */
function dictionaryWords(run: string): readonly string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of SEGMENTER.segment(run)) {
    const word = foldLetters(segment);
    if (isWordLike && lettersOf(word).length >= 3) found.push(shortened(word));
  }
  return found;
}

/** ICU picks its dictionary (Chinese and Japanese, Thai) by script, whatever language is passed here. */
const SEGMENTER = new Intl.Segmenter("ja", { granularity: "word" });

const pairs = (letters: readonly string[]): readonly string[] =>
  letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);

const quoted = (word: string) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** Splits by code point: a rare Chinese character may take two UTF-16 units. */
const lettersOf = (run: string): readonly string[] => Array.from(run);
