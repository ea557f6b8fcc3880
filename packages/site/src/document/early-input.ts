import { counterpartOf, described, type Description } from "../presses/counterpart.ts";
import { keepOpen, openBy } from "./kept-open.ts";
import { rememberPress } from "../presses/last-press.ts";
import { PRESSED } from "../presses/pressed.ts";

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

/** What a visitor does to a page until React has it. */
export interface EarlyInput {
  /** Gives React what happened before, once, to what the page still shows; for after hydration. */
  readonly replay: () => void;
  /** Has to be told when React could not hydrate elements and has made them anew. */
  readonly madeAnew: () => void;
}

/** Takes over from the head's script, right before the page is hydrated. */
export function takeEarlyInput(): EarlyInput {
  const { earlyInput } = window;
  if (!earlyInput) return { replay: () => {}, madeAnew: () => {} };
  delete window.earlyInput;
  for (const name of ["click", "input", "change"]) window.removeEventListener(name, earlyInput.k, true);
  const typed = new Map([...earlyInput.f].map((field) => [field, contentOf(field)]));
  const pressed = [...earlyInput.p];
  let focused = document.activeElement;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const name of ["input", "change"])
    addEventListener(name, ({ target }) => isField(target) && typed.set(target, contentOf(target)), options);
  addEventListener("focusin", ({ target }) => (focused = target as Element), options);
  const takenAway = keepOpen(listening.signal);
  const active = [...document.querySelectorAll(":active")].at(-1);
  held = active && { on: active, before: timesMadeAnew };
  for (const name of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(name, hold, true);
  addEventListener("click", watch, true);
  return {
    replay: () => {
      listening.abort();
      focused = null;
      deliver([
        ...Array.from(typed, ([field, content]) => attempt(field, (shown) => enter(shown, content))),
        ...pressed.map((button) => attempt(button, press)),
      ]);
    },
    madeAnew: () => {
      timesMadeAnew += 1;
      // First: what is in a closed menu takes no focus.
      deliver(takenAway().map((opener) => () => !openBy(counterpartOf(opener))));
      if (focused instanceof HTMLElement && !focused.isConnected) counterpartOf(focused)?.focus();
    },
  };
}

let timesMadeAnew = 0;

/** What the pointer is pressed on, and how often something had been made anew by then. */
let held: { readonly on: Element; readonly before: number } | undefined;

/**
 * Hands the keyboard's focus and what is pressed to what takes a part's place and shows the same, as soon as it does (R-WEB-32).
 *
 * @param part about to be replaced
 * @param pressed a button of it that has not done yet what it is for
 */
export function handOver(part: Element, pressed: HTMLElement | null): void {
  const { search } = location;
  if (held && part.contains(held.on)) held = { on: held.on, before: -1 };
  const { activeElement } = document;
  const focused = part.contains(activeElement) ? (activeElement as HTMLElement) : null;
  const hand = (from: HTMLElement, send: (shown: HTMLElement) => void) =>
    deliver([
      () => {
        if (location.search !== search) return false;
        const shown = counterpartOf(from);
        if (shown) send(shown);
        return shown === null;
      },
    ]);
  queueMicrotask(() => {
    // Whoever has gone on meanwhile is left where they are.
    if (focused) hand(focused, (shown) => document.activeElement === document.body && shown.focus());
  });
  if (pressed) setTimeout(() => hand(pressed, press));
}

const press = (button: HTMLElement) => button.click();

/** Presses, once the page shows and hears it, the button that the page was reloaded for (R-WEB-2). */
export function pressAgain(description: Description): void {
  deliver([
    () => {
      const button = described<HTMLElement>(description);
      if (button) rememberPress(button);
      return button === null || attempt(button, press)();
    },
  ]);
}

/**
 * Parts whose code comes later are plain markup until then, and React lets nothing that happens there through. What is
 * pressed there is pressed again once they are awake. So is what a press made React make anew: it tries to hydrate what
 * is pressed at once.
 */
function watch(event: MouseEvent): void {
  if (!event.isTrusted || !(event.target instanceof Element)) return;
  const button = event.target.closest(PRESSED);
  if (!(button instanceof HTMLElement)) return;
  const hasArrived = arrivalAt(button);
  const before = timesMadeAnew;
  setTimeout(() => {
    if (hasArrived() && (button.isConnected || timesMadeAnew === before)) return;
    deliver([attempt(button, press)]);
  });
}

/** Of a press on what React makes anew before the pointer is released, browsers make no click. */
function hold({ type, target }: Event): void {
  const isMadeAnew = type === "pointerup" && held && timesMadeAnew > held.before && !held.on.isConnected;
  const pressed = isMadeAnew ? held?.on.closest<HTMLElement>("a, button, label, summary") : null;
  held =
    type === "pointerdown" && target instanceof Element ? { on: target, before: timesMadeAnew } : undefined;
  if (pressed) deliver([attempt(pressed, press)]);
}

/** @returns whether React has not heard it yet; it is to be tried again then */
type Attempt = () => boolean;

/** Tries everything until it succeeds: once, and in order among those that wait for the same code. */
function deliver(attempts: readonly Attempt[]): void {
  const { pathname } = location;
  const untilMs = performance.now() + ASLEEP_MS_MAX;
  const tryAll = (left: readonly Attempt[]) => {
    if (location.pathname !== pathname) return;
    const missed = left.filter((isMissed) => isMissed());
    if (missed.length > 0 && performance.now() < untilMs) setTimeout(() => tryAll(missed), RETRY_MS);
  };
  tryAll(attempts);
}

/** Sends something to an element, or to what has taken its place once React has made that. */
function attempt<E extends HTMLElement>(element: E, send: (shown: E) => void): Attempt {
  return () => {
    const shown = counterpartOf(element);
    if (!shown) return timesMadeAnew > 0;
    if ((shown as { disabled?: boolean }).disabled) return false;
    const hasArrived = arrivalAt(shown);
    const before = timesMadeAnew;
    send(shown);
    return !hasArrived() || (timesMadeAnew > before && !shown.isConnected);
  };
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

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

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
