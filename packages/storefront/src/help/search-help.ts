/** Longer searches find nothing more. */
export const HELP_SEARCH_LENGTH_MAX = 100;

interface Searchable {
  readonly ask: string;
  readonly answer: readonly string[];
}

/** The sections with only the questions that match a search; empty sections are dropped. */
export function searchHelp<
  Question extends Searchable,
  Section extends { readonly questions: readonly Question[] },
>(sections: readonly Section[], search: string): readonly Section[] {
  const words = wordsOf(search);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ ask, answer }) => {
        const text = folded([ask, ...answer].join("\n"));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Every word must occur somewhere. Chinese and Japanese have no spaces: what is typed is one word. */
const wordsOf = (search: string): string[] =>
  folded(search)
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== "");

/** Without case, width and accents: "réglé" is found by "regle". */
const folded = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
