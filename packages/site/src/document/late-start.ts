/** The id of the template with the page's scripts: inert until they are started. */
export const PAGE_SCRIPTS_ID = "page-scripts";

/** Maximum wait for pictures, in ms after the HTML. */
const START_MS_MAX = 5_000;
/** Maximum wait for the browser to be idle, in ms. */
const IDLE_MS_MAX = 1_000;

/**
 * Events that show that the visitor is about to use the page. Not pointer moves: the pointer may rest on the page as it
 * opens.
 */
const SIGNS = ["pointerdown", "touchstart", "keydown", "focusin", "wheel", "click", "input", "change"];

/**
 * Runs in the head: starts the page's scripts at the first sign of use, or by itself (R-WEB-55). A player's page does
 * so right after the first paint, because its personal parts depend on them; a guest's when everything above the fold
 * has loaded and the browser is idle.
 */
export function startLate(): void {
  const waiting = new AbortController();
  const start = () => {
    const scripts = document.getElementById(PAGE_SCRIPTS_ID);
    if (!(scripts instanceof HTMLTemplateElement)) {
      document.addEventListener("DOMContentLoaded", start, { once: true });
      return;
    }
    if (waiting.signal.aborted) return;
    waiting.abort();
    // A copy owned by this document: its scripts run once inserted.
    document.body.append(document.importNode(scripts.content, true));
  };
  for (const name of SIGNS)
    addEventListener(name, start, { capture: true, passive: true, signal: waiting.signal });
  document.addEventListener("DOMContentLoaded", () => {
    if (document.documentElement.dataset["player"] && !document.hidden) void painted().then(start);
    setTimeout(start, START_MS_MAX);
  });
  addEventListener("load", () => {
    if (document.hidden) return start();
    const pictures = document.querySelectorAll<HTMLImageElement>("img[loading=eager]");
    void Promise.allSettled([painted(), ...Array.from(pictures, (picture) => picture.decode())]).then(() => {
      if (typeof requestIdleCallback === "function") requestIdleCallback(start, { timeout: IDLE_MS_MAX });
      else setTimeout(start);
    });
  });
}

/**
 * Animation frames run before the paint, on a slow phone long before; this waits until the browser reports the paint.
 */
const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      // The paint is reported within its own task.
      setTimeout(resolve);
    }).observe({ type: "paint", buffered: true });
  });
