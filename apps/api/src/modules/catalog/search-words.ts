/**
 * The words a text is found by.
 *
 * Chinese, Japanese and Thai are written without spaces, and Korean with spaces that mean little, so each run of
 * such characters becomes its overlapping pairs: 午夜渡轮 is found by 渡轮. Everything else is split at spaces and
 * punctuation, in lower case and without accents.
 */
export function searchWords(text: string): readonly string[] {
  return [
    ...new Set(
      runsOf(text).flatMap(({ run, paired }) =>
        paired ? [...pairs(run), lettersOf(run).at(-1) ?? ""] : [run],
      ),
    ),
  ];
}

/**
 * The query PostgreSQL is asked with, or null when nothing searchable was typed. All words must be there; letters
 * may be the beginning of a word, so that results appear while typing.
 */
export function searchQuery(typed: string): string | null {
  const words = runsOf(typed).flatMap(({ run, paired }) => {
    if (!paired) return [`${quoted(run)}:*`];
    return lettersOf(run).length === 1 ? [`${quoted(run)}:*`] : pairs(run).map(quoted);
  });
  return words.length === 0 ? null : [...new Set(words)].slice(0, WORDS_MAX).join(" & ");
}

/** The typed letters in the spelling of `store_searches.names`; null for scripts where nearness means nothing. */
export function nearlyRight(typed: string): string | null {
  const runs = runsOf(typed);
  if (runs.length === 0 || runs.some(({ paired }) => paired)) return null;
  const text = runs.map(({ run }) => run).join(" ");
  return text.length >= 3 ? text : null;
}

/** A text of weighted words as PostgreSQL's `tsvector` reads it; weight A counts most. */
export function weightedWords(
  texts: readonly { readonly text: string; readonly weight: "A" | "B" | "C" }[],
): string {
  return texts
    .flatMap(({ text, weight }, at) => searchWords(text).map((word) => `${quoted(word)}:${at + 1}${weight}`))
    .join(" ");
}

const CJK =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\u30fc\u3005";
const RUNS = new RegExp(`[${CJK}]+|(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+`, "gu");
const STARTS_CJK = new RegExp(`^[${CJK}]`, "u");

/** More words than this add nothing but work. */
const WORDS_MAX = 24;
/** PostgreSQL keeps words up to 2 kB; nobody types one of more than this. */
const WORD_LENGTH_MAX = 60;

function runsOf(text: string): readonly { readonly run: string; readonly paired: boolean }[] {
  const runs = text.normalize("NFKC").toLowerCase().match(RUNS) ?? [];
  return runs.map((run) =>
    STARTS_CJK.test(run)
      ? { run, paired: true }
      : { run: withoutAccents(run).slice(0, WORD_LENGTH_MAX), paired: false },
  );
}

const withoutAccents = (run: string) =>
  run
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC");

function pairs(run: string): readonly string[] {
  const letters = lettersOf(run);
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

const quoted = (word: string) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** Code points: a rare Chinese character may take two places of a string. */
const lettersOf = (run: string): readonly string[] => Array.from(run);
