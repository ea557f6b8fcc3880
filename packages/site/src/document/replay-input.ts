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
  const typed = Array.from(earlyInput?.changed ?? [], (field) => ({ field, content: contentOf(field) }));
  return () => {
    const { pressed = [] } = earlyInput ?? {};
    delete window.earlyInput;
    deliver([
      ...typed.flatMap(({ field, content }) => {
        const shown = field.isConnected ? field : inItsPlace(field);
        return shown
          ? [attempt(shown, () => enter(shown, shown === field ? contentOf(field) : content))]
          : [];
      }),
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

/** The same field of a page that was rendered again, because an extension had added elements to it (R-WEB-83). */
const inItsPlace = ({ localName, name }: Field): Field | null =>
  name === "" ? null : document.querySelector<Field>(`${localName}[name="${CSS.escape(name)}"]`);

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

const contentOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value);

/**
 * Notifies React of a field's content. React ignores an event whose value equals the one it found when hydrating, so
 * the field is reset first and then changed.
 */
function enter(field: Field, content: string | boolean): void {
  if (isTicked(field)) {
    field.checked = content !== true;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(content);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    const { selectionStart, selectionEnd } = field;
    field.value = "";
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // Bypasses the property setter by which React tracks writes from scripts.
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, content);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }
}
