import { exclusions, type BoundaryWord } from "@catnip/domain/catalog";
import { browserChange, useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";

/** The boundaries in force on this page have changed. */
export const boundariesChange = browserChange();

/** What is excluded on this page, space-separated: the head script's finding, kept up to date by `apply-boundaries.ts`. */
export const excludedWords = (): string => document.documentElement.dataset["excludes"] ?? "";

/** The boundaries in force; nothing before hydration, where style rules alone hide what is excluded. */
export const useExcludedWords = (): string => useBrowserValue(excludedWords, "", boundariesChange);

/** Why the visitor excludes something with these words, space-separated; empty: they do not. */
export function useExclusion(words: string): string {
  const excluded = useExcludedWords();
  return reasons(excluded, words).join(" ");
}

export const reasons = (excluded: string, words: string): readonly BoundaryWord[] =>
  excluded === "" ? [] : exclusions(excluded.split(" "), words);
