import { SEARCH_DEBOUNCE_MS } from "@catnip/domain/timing";
import { StoreSuggestionsDocument } from "@catnip/sdk/catalog/index.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { useEffect, useState, type RefObject } from "react";
import { useNavigate } from "react-router";
import { useQuery } from "urql";
import { reasons, useExcludedWords } from "../boundaries/boundaries.ts";
import { useSearchHistory } from "./search-history.ts";
import { SearchList } from "./search-list.tsx";
import { searchOptions, type SearchOption } from "./search-options.ts";
import { useCombobox } from "./use-combobox.ts";

/** Suggestions and past searches below a search field; loaded when the field is first used. */
export default function SearchSuggestions({
  field,
  onTaken,
}: {
  field: RefObject<HTMLInputElement | null>;
  onTaken: (option: SearchOption) => void;
}) {
  const path = usePath();
  const locale = useLocale();
  const navigate = useNavigate();
  const typed = useTyped(field);
  const asked = useSettled(typed.trim());
  const [{ fetching, data }] = useQuery({
    query: StoreSuggestionsDocument,
    variables: { keyword: asked, locale, limit: SUGGESTIONS_MAX },
    pause: asked === "",
  });
  const history = useSearchHistory();
  // While a request is pending, the list shows past searches only: a stale response is never shown.
  const isAnswered = data !== undefined && !fetching && asked !== "" && asked === typed.trim();
  const answered = isAnswered ? data.findStoreSuggestion : [];
  const excluded = useExcludedWords();
  const suggested = answered.filter(({ boundary_words }) => reasons(excluded, boundary_words).length === 0);
  const options = searchOptions(typed, history, suggested);
  const list = `${field.current?.id ?? "search"}-list`;
  const take = (index: number) => {
    const option = options[index];
    if (!option) return;
    onTaken(option);
    close();
    void navigate(path(option.path));
  };
  const { isShown, active, close } = useCombobox(field, { list, count: options.length, take });
  return <SearchList id={list} options={options} isShown={isShown} active={active} onTake={take} />;
}

/** The field's text. */
function useTyped(field: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState(() => field.current?.value ?? "");
  useEffect(() => {
    const input = field.current;
    const read = () => setTyped(input?.value ?? "");
    // The text typed while this code was loading.
    read();
    input?.addEventListener("input", read);
    return () => input?.removeEventListener("input", read);
  }, [field]);
  return typed;
}

/** The debounced text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const id = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(id);
  }, [text]);
  return settled;
}

const SUGGESTIONS_MAX = 8;
