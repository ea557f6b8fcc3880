/**
 * For a page that was reloaded on the history entry of a popup (see `back-closes.ts`): no popup lies over it any more,
 * so it goes down to the page's own entry at once. Waiting for Back instead would need the popups' code to have loaded
 * by then, and on a slow line the first press of Back would do nothing.
 */
export function stepDownToPage(): void {
  const level: unknown = window.history.state?.layers;
  if (typeof level !== "number" || level < 1) return;
  // The same page at the same address: the router has nothing to load.
  window.addEventListener("popstate", (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.history.go(-level);
}
