import { isCategory, type Category } from "@catnip/domain/catalog";

const CATEGORY_KEY = "globalCategory";

/** The shelf this browser's user chose, or null when none was chosen yet or what is stored makes no sense. */
export function savedGlobalCategory(): Category | null {
  try {
    const value = localStorage.getItem(CATEGORY_KEY);
    return isCategory(value) ? value : null;
  } catch {
    return null;
  }
}

/** Remembers the shelf. Where storage is switched off the choice holds for this page only. */
export function saveGlobalCategory(category: Category): void {
  try {
    localStorage.setItem(CATEGORY_KEY, category);
  } catch {
    // Nothing to do: the default shelf is shown again next time.
  }
}
