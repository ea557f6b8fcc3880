/**
 * Buttons that do nothing without the page's scripts. Those that submit a form or open a popover have a native effect,
 * and so does everything else that can be pressed: links, menus, fields.
 */
const PRESSED = "button[type=button]:not([popovertarget])";

/**
 * Runs in the head: remembers what is pressed, typed and chosen while the page's scripts are on their way (R-WEB-32).
 */
export const EARLY_INPUT_SCRIPT = `{let p=new Set,f=new Set,k=e=>{let t=e.target;if(e.type!="click")f.add(t);else if(t=t.closest?.("${PRESSED}")){p.delete(t);p.add(t)}};window.earlyInput={p,f,k};for(let n of ["click","input","change"])addEventListener(n,k,true)}`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Until the page's scripts have arrived: pressed buttons in order, changed fields, and who listens. */
    earlyInput?: {
      readonly p: ReadonlySet<HTMLElement>;
      readonly f: ReadonlySet<Field>;
      readonly k: (event: Event) => void;
    };
  }
}

/**
 * Takes over from the head's script, right before the page is hydrated.
 *
 * @returns gives React what happened before, once, to what the page still shows; for after hydration
 */
export function takeEarlyInput(): () => void {
  const { earlyInput } = window;
  if (!earlyInput) return () => {};
  delete window.earlyInput;
  for (const name of ["click", "input", "change"]) window.removeEventListener(name, earlyInput.k, true);
  const typed = [...earlyInput.f].map((field) => [field, contentOf(field)] as const);
  const pressed = [...earlyInput.p];
  window.addEventListener("click", watch, true);
  return () =>
    deliver([
      ...typed.map(([target, content]) => ({ target, send: () => enter(target, content) })),
      ...pressed.map((target) => ({ target, send: () => target.click() })),
    ]);
}

/** Something that is still to happen to an element. */
type Pending = { readonly target: HTMLElement; readonly send: () => void };

/**
 * Parts whose code comes later are plain markup until then, and React lets nothing that happens there through. What is
 * pressed there is pressed again once they are awake.
 */
function watch(event: MouseEvent): void {
  const button = event.isTrusted && event.target instanceof Element && event.target.closest(PRESSED);
  if (!(button instanceof HTMLElement)) return;
  const hasArrived = arrivalAt(button);
  setTimeout(() => {
    if (!hasArrived()) deliver([{ target: button, send: () => button.click() }]);
  });
}

/** Sends everything until it gets to its element: once, and in order among those that wait for the same code. */
function deliver(pending: readonly Pending[], sinceMs = performance.now()): void {
  const asleep = pending.filter(({ target, send }) => {
    if (!target.isConnected || (target as { disabled?: boolean }).disabled) return false;
    const hasArrived = arrivalAt(target);
    send();
    return !hasArrived();
  });
  if (asleep.length === 0 || performance.now() - sinceMs > ASLEEP_MS_MAX) return;
  setTimeout(() => deliver(asleep, sinceMs), RETRY_MS);
}

/** Whether an event gets from the document, where React hears it, to an element. */
function arrivalAt(target: HTMLElement): () => boolean {
  let arrived = false;
  const arrive = () => {
    arrived = true;
  };
  for (const name of ["click", "input", "change"])
    target.addEventListener(name, arrive, { capture: true, once: true });
  return () => arrived;
}

const RETRY_MS = 50;
/** On a slow network a part's code may take this long. */
const ASLEEP_MS_MAX = 20_000;

const contentOf = (field: Field): string | boolean =>
  field instanceof HTMLInputElement && isTicked(field) ? field.checked : field.value;

const isTicked = ({ type }: HTMLInputElement): boolean => type === "checkbox" || type === "radio";

/**
 * Tells React of a field's content. It ignores what it believes to know, which is what it found when it hydrated the
 * field: so the field is what it was before, and then changes.
 */
function enter(field: Field, content: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(content);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (field instanceof HTMLInputElement && isTicked(field)) {
    field.checked = content !== true;
    field.click();
  } else {
    const { selectionStart, selectionEnd } = field;
    const text = field.value === "" ? String(content) : field.value;
    field.value = "";
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // Past the property by which React follows what scripts write.
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }
}
