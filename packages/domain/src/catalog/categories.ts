import type { ErrorCode } from "../errors/index.ts";

/** The four shelves of the store. */
export const CATEGORIES = ["boy-r18", "boy-bl", "girl-r18", "girl-gl"] as const;

export type Category = (typeof CATEGORIES)[number];

/** The store with every shelf named in its address, as header and dock lead there (R-CAT-44). */
export const ALL_SHELVES_PATH = `/store?categories=${CATEGORIES.join(",")}`;

/** The shelf shown before the visitor has chosen one. */
export const DEFAULT_CATEGORY: Category = "boy-r18";

/** The two answers of the category chooser on the home page. */
const ORIENTATIONS = ["male", "female"] as const;

export type Orientation = (typeof ORIENTATIONS)[number];

/** The shelves behind one answer: male-oriented shows `boy-*`, female-oriented shows `girl-*`. */
export function categoriesFor(orientation: Orientation): readonly Category[] {
  const prefix = orientation === "male" ? "boy-" : "girl-";
  return CATEGORIES.filter((category) => category.startsWith(prefix));
}

/** The shelf to open after the chooser. */
export function firstCategoryFor(orientation: Orientation): Category {
  return orientation === "male" ? "boy-r18" : "girl-r18";
}

/** Whether an untrusted value (an address, browser storage) names a shelf. */
export function isCategory(value: unknown): value is Category {
  return CATEGORIES.some((category) => category === value);
}

/** The store filter needs at least one shelf (R-CAT-2). Null means valid. */
export function categoryChoiceProblem(chosen: readonly Category[]): ErrorCode | null {
  return chosen.length === 0 ? "store/empty-category" : null;
}
