/** A navigation that failed for lack of a network, and how to retry it. */
export type Lost = { readonly retry: () => void };

/**
 * Keeps the visitor on the page when a link or form needs the network and there is none: the browser would replace the
 * shop with its own error page. Links within the page, or to parts that need nothing new, still work.
 *
 * @param onLost called instead of following the link
 * @returns unsubscribes
 */
export function keepOfflineLinks(onLost: (lost: Lost) => void): () => void {
  const keep = (event: Event, retry: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    onLost({ retry });
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (navigator.onLine || event.button !== 0 || isForAnotherTab(event)) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && needsNetwork(link, window.location)) keep(event, () => link.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form } = event;
    if (navigator.onLine || !(form instanceof HTMLFormElement) || !form.hasAttribute("action")) return;
    keep(event, () => form.requestSubmit());
  };
  // Before the router, which listens on the document.
  window.addEventListener("click", onClick, { capture: true });
  window.addEventListener("submit", onSubmit, { capture: true });
  return () => {
    window.removeEventListener("click", onClick, { capture: true });
    window.removeEventListener("submit", onSubmit, { capture: true });
  };
}

const isForAnotherTab = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Whether following the link sends a request. */
export function needsNetwork(
  link: Pick<HTMLAnchorElement, "href" | "target" | "download">,
  here: Pick<Location, "href">,
): boolean {
  const [to, from] = [new URL(link.href), new URL(here.href)];
  if (!/^https?:$/.test(to.protocol) || link.download !== "") return false;
  if (link.target !== "" && link.target !== "_self") return false;
  const isSamePath = to.origin === from.origin && to.pathname === from.pathname;
  return !isSamePath || (to.search !== from.search && !HAS_ALL_ITS_TABS.test(to.pathname));
}

/** A game's page, My Store and the account log: their tabs come with the page, or report failures themselves. */
const HAS_ALL_ITS_TABS = /\/(?:store\/\d+|my-store|account\/log)$/;
