import { isCategory, type Category } from "@catnip/domain/catalog";

const CATEGORY_KEY = "globalCategory";

/** The shelf chosen in this browser, or null when there is none or the stored value is invalid. */
export function savedGlobalCategory(): Category | null {
  try {
    const value = localStorage.getItem(CATEGORY_KEY);
    return isCategory(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether this visitor has answered which shelf to start with, be it that they want none. */
export function hasAnsweredCategory(): boolean {
  try {
    return localStorage.getItem(CATEGORY_KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores that the visitor wants to look around first: they are not asked again. */
export const skipGlobalCategory = (): void => save(SKIPPED);

/** Stores the shelf. If storage is disabled, the choice holds for this page only. */
export const saveGlobalCategory = (category: Category): void => save(category);

/** No shelf, so readers of the key take the default. */
const SKIPPED = "none";

function save(value: string): void {
  try {
    localStorage.setItem(CATEGORY_KEY, value);
  } catch {
    // Nothing to do: the default shelf is shown again next time.
  }
}
