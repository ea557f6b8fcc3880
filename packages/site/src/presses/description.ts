/** By which a visitor knows an element, and which of several it is. It can be kept, also over a reload. */
export interface Description {
  readonly tag: string;
  readonly names: string;
  readonly place: number;
}

/** The description of an element in its page, or in the part that was taken out of it. */
export function descriptionOf(element: HTMLElement): Description {
  const [tag, names] = [element.localName, namesOf(element)];
  return { tag, names, place: alike(element.getRootNode() as Element, { tag, names }).indexOf(element) };
}

/** What of the page is described, or null. */
export function described<E extends HTMLElement>(description: Description): E | null {
  const shown = alike(document, description) as E[];
  return shown[description.place] ?? shown[0] ?? null;
}

const alike = (root: ParentNode, { tag, names }: Pick<Description, "tag" | "names">) =>
  [...root.querySelectorAll<HTMLElement>(tag)].filter((other) => namesOf(other) === names);

/** By which a visitor knows an element, and the game or article to whose entry in a list it belongs. */
function namesOf(element: HTMLElement): string {
  const { name, type, value } = element as Partial<HTMLInputElement>;
  const isTicked = type === "checkbox" || type === "radio";
  const label = element.ariaLabel ?? (name ? null : element.textContent);
  const entry = element.closest("li, article")?.querySelector("a")?.getAttribute("href");
  return JSON.stringify([label, name, type, isTicked && value, entry]);
}
