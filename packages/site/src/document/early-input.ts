import { PRESSED } from "../presses/pressed.ts";

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** The visitor's input before the scripts have loaded; absent once the page is hydrated. */
    earlyInput?: {
      /** In the order of their last presses. */
      readonly pressed: ReadonlySet<HTMLElement>;
      readonly changed: ReadonlySet<Field>;
      readonly stop: () => void;
    };
  }
}

/** Runs in the head: records pressed buttons and changed fields until React handles events (R-WEB-32). */
export function rememberInput(): void {
  const pressed = new Set<HTMLElement>();
  const changed = new Set<Field>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    if (!button) return;
    pressed.delete(button);
    pressed.add(button);
  };
  addEventListener("click", press, options);
  for (const name of ["input", "change"])
    addEventListener(name, ({ target }) => changed.add(target as Field), options);
  window.earlyInput = { pressed, changed, stop: () => listening.abort() };
}
