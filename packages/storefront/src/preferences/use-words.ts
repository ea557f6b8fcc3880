import { translatedIn } from "@catnip/domain/articles";
import type { Locale } from "@catnip/domain/locales";
import { ControlledWordsDocument, type ControlledWordsQuery } from "@catnip/sdk/catalog/index.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { useMemo } from "react";
import { useQuery } from "urql";
import type { Word } from "./preference.ts";

/**
 * All tags and content warnings, in the reader's language and sort order; see `useQuery` of urql.
 *
 * @param options.pause does not request them
 */
export function useWords({ pause = false } = {}) {
  const locale = useLocale();
  const [found, retry] = useQuery({ query: ControlledWordsDocument, pause });
  const { data } = found;
  const words = useMemo(
    () => data && { tags: wordsOf(data.tags, locale), warnings: wordsOf(data.warnings, locale) },
    [data, locale],
  );
  return [{ ...found, data: words }, retry] as const;
}

const wordsOf = (list: ControlledWordsQuery["tags"], locale: Locale): readonly Word[] =>
  list
    .map(({ id, t }) => ({ id, name: translatedIn(t, "name", locale, id).text }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
