import { descriptionOf, type Description } from "./description.ts";
import { PRESSED } from "./pressed.ts";

/** The last pressed button as it was then, since its label may change. Null: none, or one in a dialog. */
export const lastPress = (): Description | null => last;

/** Records a press, the visitor's or a replayed one. */
export function rememberPress(button: HTMLElement): void {
  // A reload closes the dialog, and the button with it.
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
