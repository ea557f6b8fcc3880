/**
 * For a page reloaded on a popup's history entry (see `back-closes.ts`): the popup is gone, so step back to the page's
 * own entry at once. Waiting for Back instead would need the popup code to be loaded by then, and on a slow connection
 * the first press of Back would do nothing. Once: a host that is mounted later, for another player, finds entries that
 * belong to this page.
 */
export function stepDownToPage(): void {
  if (hasLoaded) return;
  hasLoaded = true;
  const level: unknown = window.history.state?.layers;
  if (typeof level !== "number" || level < 1) return;
  // The same page at the same address: the router has nothing to load.
  window.addEventListener("popstate", (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.history.go(-level);
}

let hasLoaded = false;
