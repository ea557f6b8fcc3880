import { arrivalAt, attempt, deliver } from "../presses/deliver.ts";
import { PRESSED } from "../presses/pressed.ts";
import type { Field } from "./early-input.ts";

/**
 * Takes over from the head's script, right before the page is hydrated. From then on, what is pressed in a part that is not hydrated yet
 * is pressed again once it is: React lets none of it through.
 *
 * @returns repeats what happened before, once, as far as the page still shows it; for after hydration
 */
export function takeEarlyInput(): () => void {
  const { earlyInput } = window;
  earlyInput?.stop();
  addEventListener("click", repeatUnheard, true);
  return () => {
    const { changed = [], pressed = [] } = earlyInput ?? {};
    delete window.earlyInput;
    deliver([
      ...Array.from(changed, (field) => attempt(field, () => enter(field))),
      ...Array.from(pressed, (button) => attempt(button, () => button.click())),
    ]);
  };
}

function repeatUnheard({ isTrusted, target }: MouseEvent): void {
  const button = isTrusted && target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
  if (!button) return;
  const isHeard = arrivalAt(button);
  setTimeout(() => {
    if (!isHeard()) deliver([attempt(button, () => button.click())]);
  });
}

/**
 * Tells React of a field's content. It ignores what it believes to know, which is what it found when it hydrated the field: so the
 * field is what it was before, and then changes.
 */
function enter(field: Field): void {
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
  else if (field.type === "checkbox" || field.type === "radio") {
    (field as HTMLInputElement).checked = !(field as HTMLInputElement).checked;
    field.click();
  } else {
    const { value, selectionStart, selectionEnd } = field;
    field.value = "";
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // Past the property by which React follows what scripts write.
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }
}
