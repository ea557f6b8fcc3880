import { popupAnswered, popupAsked } from "../presses/waiting-press.ts";
import { appStore } from "../store/app-store.ts";
import { popupClosed, popupOpened, selectPopups, type OpenPopup } from "./popups-slice.ts";
import type { PopupName, PopupProps, PopupResult } from "./popups.ts";

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
    // Name and props belong together by the type of the request.
    appStore.dispatch(popupOpened({ id, ...request }));
  });
}

/** Closes a popup and resolves its promise. */
export function closePopup(id: string, result?: unknown): void {
  popupAnswered(id);
  appStore.dispatch(popupClosed(id));
  waiting.get(id)?.(result);
  waiting.delete(id);
  if (waiting.size === 0) for (const tell of patient.splice(0)) tell();
}

/** Resolves when no popup is open: for work that can wait until then. */
export function popupsClosed(): Promise<void> {
  return waiting.size === 0 ? Promise.resolve() : new Promise((resolve) => patient.push(resolve));
}

/** The open popups, for code outside components; the last one is on top. */
export const openPopups = (): readonly OpenPopup[] => selectPopups(appStore.getState());

/** Resolvers of the open popups' results. */
const waiting = new Map<string, (result: unknown) => void>();
const patient: (() => void)[] = [];
