/** What opens something without scripts: a menu, or the sheet with a list's filters. */
const OPENERS = "summary, [popovertarget]:not([popovertargetaction])";

/**
 * Remembers what a visitor has open while React takes over the page (R-WEB-32).
 *
 * @param listening ends it
 * @returns the openers of what has been taken away while it was open, each once
 */
export function keepOpen(listening: AbortSignal): () => HTMLElement[] {
  const openers = new Map(
    [...document.querySelectorAll<HTMLElement>(OPENERS)].map((opener) => [opener, openedBy(opener)]),
  );
  // A popover that is taken away is closed by the browser, without a word.
  const sheets = new Set<EventTarget | null>(document.querySelectorAll(":popover-open"));
  addEventListener(
    "beforetoggle",
    ({ target, newState }) => (newState === "open" ? sheets.add(target) : sheets.delete(target)),
    { capture: true, signal: listening },
  );
  listening.addEventListener("abort", () => openers.clear());
  return () => {
    const gone = [...openers].filter(([opener]) => !opener.isConnected);
    for (const [opener] of gone) openers.delete(opener);
    return gone.filter(([, opened]) => sheets.has(opened) || isOpen(opened)).map(([opener]) => opener);
  };
}

/**
 * Opens what an opener opens, unless it is open.
 *
 * @returns whether there is an opener
 */
export function openBy(opener: HTMLElement | null): boolean {
  if (opener && !isOpen(openedBy(opener))) opener.click();
  return opener !== null;
}

const openedBy = (opener: HTMLElement): Element | null =>
  opener instanceof HTMLButtonElement ? opener.popoverTargetElement : opener.parentElement;

const isOpen = (element: Element | null): boolean => element?.matches("[open], :popover-open") === true;
