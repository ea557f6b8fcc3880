import { NEUTRAL_ICON } from "../shell/discreet-look.ts";

/**
 * Gives the tab a neutral title and icon, or restores its own. The neutral title is an additional element before the
 * head: the first one of a document counts, and pages keep setting their own after it. React adopts the first title it
 * finds and inserts its own before those in the head, but ignores elements with an `itemprop`.
 */
export function neutralTab(title: string | null): void {
  const { dataset } = document.documentElement;
  document.querySelector("html > title")?.remove();
  if (title === null) {
    delete dataset["discreet"];
    for (const link of icons()) {
      if (link.dataset["own"]) link.href = link.dataset["own"];
      delete link.dataset["own"];
    }
    return;
  }
  dataset["discreet"] = title;
  const first = document.createElement("title");
  first.textContent = title;
  first.setAttribute("itemprop", "name");
  document.documentElement.prepend(first);
  hideIcons();
  // The head script has inserted one if the mode was on before the page was loaded.
  observer ??= new MutationObserver(hideIcons);
  observer.observe(document.head, { childList: true });
}

let observer: MutationObserver | undefined;

function hideIcons(): void {
  if (document.documentElement.dataset["discreet"] === undefined) return;
  for (const link of icons()) {
    if (link.dataset["own"]) continue;
    link.dataset["own"] = link.href;
    link.href = NEUTRAL_ICON;
  }
}

const icons = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel*="icon"]');
