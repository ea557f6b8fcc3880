import { isMarked, mark, mayBeMarked } from "./over-18-mark.ts";

/** The storage key for the over-18 answer (R-AGE-1). */
export const AGE_KEY = "r18";

/**
 * Makes the page inert while the gate is closed (R-AGE-6). Doing so later, in the page's scripts, would restyle the whole
 * page.
 */
const keepOut = () =>
  document.querySelector("[data-shop]")?.toggleAttribute("inert", !document.documentElement.dataset["adult"]);

/**
 * Runs in the head before the first paint: marks the document for the gate's styles (`data-adult`). It also handles the
 * answer "over 18" itself, because a visitor may click before the page's scripts have loaded, and would have to click
 * again. The cookie is an answer, too: pages rendered because of it are not hidden again.
 */
export function openGate(): void {
  const { dataset } = document.documentElement;
  try {
    if (isMarked() || localStorage.getItem(AGE_KEY)) dataset["adult"] = "yes";
  } catch {
    // Without storage the question is asked on each page.
  }
  const answer = ({ target }: MouseEvent) => {
    if (!(target as Element).closest?.("[data-over-18]")) return;
    try {
      localStorage.setItem(AGE_KEY, "1");
    } catch {
      // As above.
    }
    dataset["adult"] = "yes";
    keepOut();
    mark(mayBeMarked());
  };
  addEventListener("click", answer, true);
}

/**
 * Runs at the end of the page: makes the page inert while the gate is closed, renews or deletes the cookie that the
 * server reads, and, once allowed, raises the priority of the most important pictures, most of all the first. Until
 * then they have no box (see `age-gate-screen.tsx`), and a browser does not fetch a lazy picture without one. With
 * boundaries in force none is raised: it would be fetched even if it is hidden.
 *
 * A missing cookie is not deleted: the write would delay the first paint.
 */
export function finishPage(): void {
  keepOut();
  const isWanted = mayBeMarked();
  if (isWanted || isMarked()) mark(isWanted);
  if (!isWanted) return;
  for (const [index, image] of document.querySelectorAll<HTMLImageElement>("[data-hero] img").entries()) {
    if (index === 0) image.fetchPriority = "high";
    image.loading = "eager";
  }
}
