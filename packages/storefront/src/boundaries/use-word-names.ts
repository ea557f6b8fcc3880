import { useQuery } from "@catnip/site/data/use-query.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { useLingui } from "@lingui/react/macro";
import type { Word } from "../preferences/preference.ts";
import { loadWordNames } from "./word-names.ts";

/** What these words are called; undefined until known. Without a network, their ids. */
export function useWordNames(words: string): readonly Word[] | undefined {
  const { t } = useLingui();
  const locale = useLocale();
  const list = words === "" ? [] : words.split(" ");
  const found = useQuery(["word names", locale, words], (ask) => loadWordNames(ask, locale, list));
  if (found.state === "failed") return list.map((id) => ({ id, name: id.slice(2) }));
  return found.value?.map(({ id, name }) => ({
    id,
    name: name || t({ message: "an author", comment: "Stands for the name of an author that has none" }),
  }));
}
