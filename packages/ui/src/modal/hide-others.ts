/**
 * Hides everything but an element from assistive technology. What announces changes stays, wherever it is on the page.
 *
 * @returns shows it again, except what something else still hides
 */
export function hideOthers(element: Element): () => void {
  const kept = [element, ...document.body.querySelectorAll("[aria-live]")];
  const others = besides(document.body, kept).filter(
    (each) => hiders.has(each) || each.getAttribute("aria-hidden") !== "true",
  );
  for (const each of others) {
    hiders.set(each, (hiders.get(each) ?? 0) + 1);
    each.setAttribute("aria-hidden", "true");
  }
  return () => {
    for (const each of others) {
      const left = (hiders.get(each) ?? 1) - 1;
      if (left > 0) hiders.set(each, left);
      else {
        hiders.delete(each);
        each.removeAttribute("aria-hidden");
      }
    }
  };
}

/** How many hide an element; none that was hidden without us. */
const hiders = new WeakMap<Element, number>();

/** The largest parts of an element that contain none of those kept. */
function besides(parent: Element, kept: readonly Element[]): readonly Element[] {
  return [...parent.children].flatMap((child) => {
    if (child.matches("script,style,link") || kept.includes(child)) return [];
    return kept.some((each) => child.contains(each)) ? besides(child, kept) : [child];
  });
}
