import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { showError } from "@catnip/site/popups/messages.ts";
import { useAppDispatch } from "@catnip/site/store/hooks.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, type FormEvent, type RefObject } from "react";
import { useNavigate } from "react-router";
import {
  editedFilters,
  filtersEdited,
  filtersRefused,
  filtersSettled,
  useEditedFilters,
} from "./edited-filters.ts";
import {
  orderOf,
  parseStoreListQuery,
  shownOf,
  storeListPath,
  type StoreListQuery,
} from "./store-list-query.ts";

/**
 * The filter form, uncontrolled: every change leads to the URL of the filtered list at once, and the list's query
 * becomes the form's defaults.
 *
 * @param query of the list on the page
 * @param onSubmitted called after the form's own button
 */
export function useFilterForm(
  query: StoreListQuery,
  onSubmitted: () => void,
): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly hasNoCategory: boolean;
  readonly handlers: {
    readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FormEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
} {
  const { i18n } = useLingui();
  const path = usePath();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const dispatch = useAppDispatch();
  const edited = useEditedFilters();

  const apply = () => {
    if (!form.current) return;
    const present = queryOfAddress(query);
    // The keyword comes from the URL only: the form may not know the latest search.
    const wanted = { ...queryOfForm(form.current, query), keyword: present.keyword };
    const { pending } = editedFilters();
    if (wanted.problem) {
      dispatch(filtersRefused(wanted.problem));
      void showError(new ApiFault(wanted.problem, "No category is chosen."), i18n);
    } else if (storeListPath(wanted) !== storeListPath(pending ?? { ...present, page: 1 })) void goTo(wanted);
    else if (!pending) dispatch(filtersSettled());
  };
  const goTo = async (wanted: StoreListQuery) => {
    dispatch(filtersEdited(wanted));
    await navigate(path(storeListPath(wanted)));
    if (editedFilters().pending === wanted) dispatch(filtersSettled());
  };

  const applyEarlyChanges = useEffectEvent(() => {
    // Compared with the form's defaults: the URL may already belong to a later list.
    const initial = storeListPath({ ...query, page: 1 });
    if (form.current && storeListPath(queryOfForm(form.current, query)) !== initial) apply();
  });
  // Changes from before this code had loaded count, too.
  useEffect(() => applyEarlyChanges(), []);

  const here = storeListPath(query);
  const shown = useRef(here);
  useEffect(() => {
    if (shown.current === here || !form.current) return;
    // An earlier change has arrived and a later one is pending: the form already holds both.
    const { pending } = editedFilters();
    if ((pending && storeListPath(pending) !== here) || storeListPath(queryOfAddress(query)) !== here) return;
    shown.current = here;
    dispatch(filtersSettled());
    resetTo(form.current, query);
  });

  useEffect(() => () => void dispatch(filtersSettled()), [dispatch]);

  return {
    form,
    hasNoCategory: edited.problem !== null || (!edited.pending && query.problem !== null),
    handlers: {
      onChange: ({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
        if (target.name === "tags" || target.name === "without") uncheckTwin(target);
        // Prices are applied when they are complete: by Enter, or on leaving the field.
        if (!isText(target)) apply();
      },
      onBlur: ({ target }) => {
        if (isText(target)) apply();
      },
      onSubmit: (event) => {
        event.preventDefault();
        apply();
        onSubmitted();
      },
    },
  };
}

const isText = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "text";

/** The same form with another list's defaults, so that the focus stays where it is, and a price still being typed. */
function resetTo(form: HTMLFormElement, query: StoreListQuery): void {
  const field = document.activeElement;
  const typed = isText(field) && field.form === form ? { field, value: field.value } : null;
  form.reset();
  if (typed) typed.field.value = typed.value;
  // React does not change the default of a select.
  for (const [name, value] of Object.entries({ sort: orderOf(query), show: shownOf(query) })) {
    const select = form.elements.namedItem(name);
    if (select instanceof HTMLSelectElement) select.value = value;
  }
}

/** The filters of the browser's URL. What is rendered may be one list behind: the router is ahead of React. */
const queryOfAddress = ({ shelf }: StoreListQuery) =>
  parseStoreListQuery(new URLSearchParams(window.location.search), shelf);

function queryOfForm(form: HTMLFormElement, { shelf }: StoreListQuery): StoreListQuery {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return parseStoreListQuery(params, shelf);
}

/** A tag cannot be both included and excluded. */
function uncheckTwin(box: HTMLInputElement | HTMLSelectElement): void {
  if (!(box instanceof HTMLInputElement) || !box.checked) return;
  for (const other of box.form?.elements ?? []) {
    if (other instanceof HTMLInputElement && other !== box && other.value === box.value)
      if (other.name === "tags" || other.name === "without") other.checked = false;
  }
}
