import { useEffect, useState, type RefObject } from "react";
import { stepOption } from "./search-options.ts";

/**
 * Turns an existing text field into a combo box (ARIA APG, list autocomplete with manual selection): the arrow keys
 * choose an option while the focus stays in the field, Enter takes it, Escape closes the list.
 *
 * The list is loaded when the field is used, so the field cannot have been rendered as one.
 *
 * @param options.count how many options there are
 * @param options.take called with the chosen option's index
 * @returns the chosen option's index, null for none, and whether the list is open
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  { list, count, take }: { list: string; count: number; take: (index: number) => void },
) {
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<number | null>(null);
  // The options have changed since the choice.
  const active = chosen !== null && chosen < count ? chosen : null;
  const isShown = isOpen && count > 0;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", list);
    input.setAttribute("aria-expanded", String(isShown));
    if (isShown && active !== null) input.setAttribute("aria-activedescendant", optionId(list, active));
    else input.removeAttribute("aria-activedescendant");
  }, [field, list, isShown, active]);

  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // Keys of an input method's candidate list are not ours.
      if (event.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        setOpen(true);
        setChosen(stepOption(active, event.key === "ArrowDown" ? 1 : -1, count));
      } else if (event.key === "Enter" && isShown && active !== null) {
        event.preventDefault();
        take(active);
      } else if (event.key === "Escape" && isShown) {
        // The first press closes the list; the next one closes the surrounding sheet.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        setChosen(null);
      }
    };
    const onInput = () => {
      setOpen(true);
      setChosen(null);
    };
    const onFocus = () => setOpen(true);
    const onBlur = (event: FocusEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && input.form?.contains(to))) setOpen(false);
    };
    input.addEventListener("keydown", onKey);
    input.addEventListener("input", onInput);
    input.addEventListener("focus", onFocus);
    input.addEventListener("blur", onBlur);
    return () => {
      input.removeEventListener("keydown", onKey);
      input.removeEventListener("input", onInput);
      input.removeEventListener("focus", onFocus);
      input.removeEventListener("blur", onBlur);
    };
  }, [field, count, take, active, isShown]);

  return { isShown, active, close: () => setOpen(false) };
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;
