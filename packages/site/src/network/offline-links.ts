/** What could not be followed because the network is away, and how it is tried again. */
export type Lost = { readonly retry: () => void };

/**
 * Keeps the visitor on the page when a link or form would lead away from it without a network: a browser would show
 * its own error page in place of the shop. Links within the page, and to parts of it that need nothing new, still work.
 *
 * @param onLost called in place of following the link
 * @returns stops it
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
  // Before the router, which listens at the document.
  window.addEventListener("click", onClick, { capture: true });
  window.addEventListener("submit", onSubmit, { capture: true });
  return () => {
    window.removeEventListener("click", onClick, { capture: true });
    window.removeEventListener("submit", onSubmit, { capture: true });
  };
}

const isForAnotherTab = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Whether following the link asks a server for something. */
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

/** A game's page and My Store: their tabs come with the page, or say themselves that they could not be loaded. */
const HAS_ALL_ITS_TABS = /\/(?:store\/\d+|my-store)$/;
