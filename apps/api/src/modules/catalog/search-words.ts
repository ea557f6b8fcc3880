import { LRUCache } from "lru-cache";
import { foldLetters, foldWord, spellings } from "./fold-letters.ts";

/**
 * The words a text is found by.
 *
 * Chinese, Japanese and Thai are written without spaces, and Korean with spaces that mean little, so each run of
 * such characters becomes its overlapping pairs: 午夜渡轮 is found by 渡轮. The words that a dictionary sees in it stand
 * beside the pairs and rank whole words first. Everything else is split at spaces and punctuation.
 */
export function searchWords(text: string): readonly string[] {
  const known = wordsOf.get(text);
  if (known) return known;
  const words = splitIntoWords(text);
  wordsOf.set(text, words);
  return words;
}

/** Names are read twice for each game, tags and authors with every game of theirs; taking text apart is the dear part. */
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

/** A whole name as one word, so that a game called exactly what was typed comes first. */
export function wholeName(text: string): string | null {
  const whole = runsOf(text)
    .map(({ run, paired }) => (paired ? foldLetters(run) : foldWord(run)))
    .join("");
  return whole === "" ? null : shortened(`=${whole}`);
}

/** Words that a mistyped one may be put right by: those written with letters, from three letters on. */
export function correctableWords(text: string): readonly string[] {
  return runsOf(text)
    .filter(({ paired }) => !paired)
    .flatMap(({ run }) => spellings(run))
    .filter((word) => word.length >= 3 && /^\D+$/.test(word));
}

/**
 * What a word shares with words that begin nearly like it: its first four letters, and those with each one left out.
 * Two words with one mistake among these letters (a wrong, missing, further or swapped one) have such a key in common.
 */
export function nearKeys(word: string): readonly string[] {
  return withOneLeftOut(lettersOf(word).slice(0, NEAR_LETTERS));
}

/** The keys of a typed word, which may hold one letter too many. */
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
  /** All words must be there; letters may be the beginning of a word, so that results appear while typing. */
  readonly match: string;
  /** The whole name. */
  readonly whole: string;
  /** Any of them, as whole words; the more of them match, the higher a game ranks. */
  readonly rank: string;
  /**
   * What counts when nothing matches as typed: for each run of letters the word, which the database puts right by
   * its vocabulary; for other runs a query that forgives one wrong character, or the exact one where it is short.
   */
  readonly near: readonly (
    | { readonly word: string; readonly keys: readonly string[] }
    | { readonly query: string }
  )[];
};

/** What PostgreSQL is asked with, or null when nothing searchable was typed. */
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

/** A text of weighted words as PostgreSQL's `tsvector` reads it; weight A counts most. */
export function weightedWords(
  texts: readonly { readonly text: string; readonly weight: "A" | "B" | "C" }[],
): string {
  return texts
    .flatMap(({ text, weight }, at) => searchWords(text).map((word) => `${quoted(word)}:${at + 1}${weight}`))
    .join(" ");
}

/** The words of a game's names, and each name as a whole, as PostgreSQL's `tsvector` reads them. */
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

/** One wrong character spoils the two pairs it stands in; whichever two they are, the others must be there. */
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

/** More words than this add nothing but work. */
const WORDS_MAX = 24;
const RANK_WORDS_MAX = 64;
/** PostgreSQL keeps words up to 2 kB; nobody types one of more than this. */
const WORD_LENGTH_MAX = 60;

/** Half of a rare letter at the cut would be no text, and one such name would end the reading of all games' words. */
const shortened = (word: string): string => word.slice(0, WORD_LENGTH_MAX).replace(/[\uD800-\uDBFF]$/, "");

/** Characters of one kind in a row; `paired` ones are written without spaces. */
type Run = { readonly run: string; readonly paired: boolean };

function runsOf(text: string): readonly Run[] {
  const runs = text.normalize("NFKC").toLowerCase().match(RUNS) ?? [];
  return runs.flatMap((run): Run[] => {
    if (STARTS_CJK.test(run)) return [{ run, paired: true }];
    const word = shortened(run);
    // Marks without a letter before them are no word.
    return foldWord(word) === "" ? [] : [{ run: word, paired: false }];
  });
}

/** Words of three letters and more; two letters are a pair already. */
function dictionaryWords(run: string): readonly string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of SEGMENTER.segment(run)) {
    const word = foldLetters(segment);
    if (isWordLike && lettersOf(word).length >= 3) found.push(shortened(word));
  }
  return found;
}

/** ICU picks its dictionary (Chinese and Japanese, Thai) by the characters, whatever the language given here. */
const SEGMENTER = new Intl.Segmenter("ja", { granularity: "word" });

const pairs = (letters: readonly string[]): readonly string[] =>
  letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);

const quoted = (word: string) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** Code points: a rare Chinese character may take two places of a string. */
const lettersOf = (run: string): readonly string[] => Array.from(run);
