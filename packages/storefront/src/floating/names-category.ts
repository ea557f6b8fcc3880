import { CATEGORIES } from "@catnip/domain/catalog";

/** Whether a path names a category: those pages have no floating ball (R-WEB-24). */
export const namesCategory = (path: string): boolean =>
  CATEGORIES.some((category) => path.includes(category));
