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

/** Stores the shelf. If storage is disabled, the choice holds for this page only. */
export function saveGlobalCategory(category: Category): void {
  try {
    localStorage.setItem(CATEGORY_KEY, category);
  } catch {
    // Nothing to do: the default shelf is shown again next time.
  }
}
