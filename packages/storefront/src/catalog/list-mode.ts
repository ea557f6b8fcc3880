import { browserChange } from "@catnip/site/browser/use-browser-value.ts";

const KEY = "listMode";

/** Whether further games come page by page or while scrolling; remembered in this browser. */
export type ListMode = "pages" | "endless";

export function listMode(): ListMode {
  try {
    return localStorage.getItem(KEY) === "endless" ? "endless" : "pages";
  } catch {
    return current;
  }
}

/** If storage is disabled, the choice holds for this page only. */
export function saveListMode(mode: ListMode): void {
  current = mode;
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Nothing to do: lists come in pages again next time.
  }
  listModeChange.tell();
}

let current: ListMode = "pages";
export const listModeChange = browserChange({ isStored: true });
