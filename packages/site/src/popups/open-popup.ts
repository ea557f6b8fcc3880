import { popupAnswered, popupAsked } from "../presses/waiting-press.ts";
import type { PopupName, PopupProps, PopupRequest, PopupResult } from "./popups.ts";

/** An open popup. */
export type OpenPopup = PopupRequest & { readonly id: string };

/**
 * Opens a popup on top of those already open. Its code, and the host's, are loaded lazily.
 *
 * @returns the popup's result; undefined when it was dismissed, or when its code could not be loaded
 */
export function openPopup<Name extends PopupName>(request: {
  name: Name;
  props: PopupProps<Name>;
}): Promise<PopupResult<Name> | undefined> {
  const id = crypto.randomUUID();
  return new Promise((resolve) => {
    waiting.set(id, resolve as (result: unknown) => void);
    popupAsked(id);
    change([...stack, { id, ...request }]);
  });
}

/** Closes a popup and resolves its promise. */
export function closePopup(id: string, result?: unknown): void {
  popupAnswered(id);
  change(stack.filter((popup) => popup.id !== id));
  waiting.get(id)?.(result);
  waiting.delete(id);
  if (waiting.size === 0) for (const tell of patient.splice(0)) tell();
}

/** Resolves when no popup is open: for what may wait until the visitor is done. */
export function popupsClosed(): Promise<void> {
  return waiting.size === 0 ? Promise.resolve() : new Promise((resolve) => patient.push(resolve));
}

/** The open popups; the last one is on top. */
export const openPopups = (): readonly OpenPopup[] => stack;

/** @returns stops telling of popups that open and close */
export function onPopups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(popups: readonly OpenPopup[]): void {
  stack = popups;
  for (const listener of listeners) listener();
}

let stack: readonly OpenPopup[] = [];
const listeners = new Set<() => void>();
const waiting = new Map<string, (result: unknown) => void>();
const patient: (() => void)[] = [];
