/**
 * What the page shows in place of an element that React has made anew (R-WEB-32).
 *
 * @returns the element itself while the page shows it; otherwise what has the same names, and of several the one at its
 *   place; null if there is none
 */
export function counterpartOf<E extends HTMLElement>(element: E): E | null {
  if (element.isConnected) return element;
  const names = namesOf(element);
  const alike = (root: ParentNode) =>
    [...root.querySelectorAll<E>(element.localName)].filter((other) => namesOf(other) === names);
  const place = alike(element.getRootNode() as Element).indexOf(element);
  const shown = alike(document);
  return shown[place] ?? shown[0] ?? null;
}

/** By which a visitor knows an element, and the game or article to whose entry in a list it belongs. */
function namesOf(element: HTMLElement): string {
  const { name, type, value } = element as Partial<HTMLInputElement>;
  const isTicked = type === "checkbox" || type === "radio";
  const label = element.ariaLabel ?? (name ? null : element.textContent);
  const entry = element.closest("li, article")?.querySelector("a")?.getAttribute("href");
  return JSON.stringify([label, name, type, isTicked && value, entry]);
}
