/**
 * Identifies an element as a visitor does: by its name, and its index among equals. It can be stored across a reload.
 */
export interface Description {
  readonly tag: string;
  readonly names: string;
  readonly place: number;
}

/** The description of an element in its page, or in a detached part of it. */
export function descriptionOf(element: HTMLElement): Description {
  const [tag, names] = [element.localName, namesOf(element)];
  return { tag, names, place: alike(element.getRootNode() as Element, { tag, names }).indexOf(element) };
}

/** The element that is described, or null. */
export function described<E extends HTMLElement>(description: Description): E | null {
  const shown = alike(document, description) as E[];
  return shown[description.place] ?? shown[0] ?? null;
}

const alike = (root: ParentNode, { tag, names }: Pick<Description, "tag" | "names">) =>
  [...root.querySelectorAll<HTMLElement>(tag)].filter((other) => namesOf(other) === names);

/** An element's name, with the game or article of the list entry that it belongs to. */
function namesOf(element: HTMLElement): string {
  const { name, type, value } = element as Partial<HTMLInputElement>;
  const isTicked = type === "checkbox" || type === "radio";
  const label = element.ariaLabel ?? (name ? null : element.textContent);
  const entry = element.closest("li, article")?.querySelector("a")?.getAttribute("href");
  return JSON.stringify([label, name, type, isTicked && value, entry]);
}
