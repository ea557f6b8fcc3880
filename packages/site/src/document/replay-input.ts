import { arrivalAt, attempt, deliver } from "../presses/deliver.ts";
import { PRESSED } from "../presses/pressed.ts";
import type { Field } from "./early-input.ts";

/**
 * Takes over from the head's script right before hydration. From then on a press in a part that is not hydrated yet is
 * replayed once it is, since React does not dispatch it.
 *
 * @returns replays earlier input once, on the elements that still exist; call it after hydration
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
 * Notifies React of a field's content. React ignores an event whose value equals the one it found when hydrating, so
 * the field is reset first and then changed.
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
    // Bypasses the property setter by which React tracks writes from scripts.
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }
}
