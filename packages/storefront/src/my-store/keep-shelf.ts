import { SHELF_KEY } from "@catnip/domain/privacy";
import { ROWS_MAX, SHELF_ELEMENTS, SHELF_LINKS } from "./kept-shelf-script.ts";

/** Point from one element to another; the real shelf will have its own. */
const REFERENCES = ["id", "for", "aria-labelledby", "aria-describedby", "aria-controls"];

interface KeptShelf {
  /** The language and the styles it was made for; with any other it is not shown. */
  readonly fits: string;
  readonly markup: string;
}

/**
 * Remembers in this browser how the player's library looks, for their next visit (R-WEB-76): its first games, as markup.
 * What searches and sorts stands still in it.
 *
 * @param shelf null: there is nothing to remember
 */
export function keepShelf(shelf: HTMLElement | null): void {
  try {
    if (shelf) localStorage.setItem(SHELF_KEY, JSON.stringify({ fits: fitting(), markup: markupOf(shelf) }));
    else localStorage.removeItem(SHELF_KEY);
  } catch {
    // Storage is disabled or full: the next visit waits as before.
  }
}

/** The markup of the library as it was last; empty: none that fits, or something else. */
export function keptShelf(): string {
  try {
    const kept = JSON.parse(localStorage.getItem(SHELF_KEY) ?? "null") as KeptShelf | null;
    if (kept?.fits !== fitting()) return "";
    // Parsed apart from the page, nothing in it is run or loaded.
    const { body } = new DOMParser().parseFromString(kept.markup, "text/html");
    return isShelf(body) ? body.innerHTML : "";
  } catch {
    return "";
  }
}

const isElement = new RegExp(`^(?:${SHELF_ELEMENTS})$`);
const isLink = new RegExp(`^(?:${SHELF_LINKS})`);

/** Whether there is nothing within an element that no library has: the storage may hold anything. */
const isShelf = (within: Element): boolean =>
  [...within.querySelectorAll("*")].every(
    (element) =>
      isElement.test(element.localName) &&
      [...element.attributes].every(
        ({ name, value }) => !name.startsWith("on") && (!name.endsWith("href") || isLink.test(value)),
      ),
  );

/** As `KEPT_SHELF_SCRIPT` reads it. */
const fitting = (): string =>
  document.documentElement.lang +
  (document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href ?? "");

function markupOf(shelf: HTMLElement): string {
  const copy = shelf.cloneNode(true) as HTMLElement;
  for (const row of [...copy.querySelectorAll("ul > li")].slice(ROWS_MAX)) row.remove();
  for (const bar of copy.querySelectorAll<HTMLElement>("[data-bar]")) bar.inert = true;
  for (const name of REFERENCES)
    for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  return copy.outerHTML;
}
