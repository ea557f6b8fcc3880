import { descriptionOf, type Description } from "./description.ts";
import { PRESSED } from "./pressed.ts";

/** The button that was pressed last, as it was then: what it says may change meanwhile. Null: none, or one of a dialog. */
export const lastPress = (): Description | null => last;

/** Remembers a press, be it the visitor's or one that is made up for. */
export function rememberPress(button: HTMLElement): void {
  // A reload closes the dialog, and what was pressed in it is gone.
  last = button.closest("[role=dialog]") ? null : descriptionOf(button);
}

/** From now on. */
export function watchPresses(): void {
  const watch = ({ target, isTrusted }: Event) => {
    const button = isTrusted && target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    if (button) rememberPress(button);
  };
  addEventListener("click", watch, true);
}

let last: Description | null = null;
