import type { JSHandle, Locator, Page } from "@playwright/test";

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
};

const BEFORE = "before the change";
const AFTER = "after the change";

/** How many elements the browser styles when one is added at the start of another: 1 for the new one alone. */
export async function restyledByAdding(parent: Locator): Promise<number> {
  const adding = await parent.evaluateHandle((place) => () => {
    const added = document.createElement("div");
    place.prepend(added);
    void added.offsetHeight; // Now, and not with the next frame.
    added.remove();
  });
  return restyledBy(parent.page(), adding);
}

/**
 * How many elements the browser styles in a change that asks for a layout itself. What the page changes by itself
 * meanwhile does not count: it is styled before, and nothing else runs between the two marks in the trace.
 */
export async function restyledBy(page: Page, change: JSHandle<() => void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("A context without a browser cannot be traced.");
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as readonly TraceEvent[]));
  });
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline", "blink.user_timing"] },
  });
  await change.evaluate(
    (changes, [before, after]) => {
      void document.documentElement.offsetHeight; // Styles what has changed before.
      performance.mark(before);
      changes();
      performance.mark(after);
    },
    [BEFORE, AFTER] as const,
  );
  await devtools.send("Tracing.end");
  await complete;
  await devtools.detach();

  const before = events.find(({ name }) => name === BEFORE);
  const after = events.find(({ name }) => name === AFTER);
  if (!before || !after) throw new Error("The trace does not say when the change was made.");
  const counts = events.flatMap(({ name, pid, tid, ts, args }) =>
    name === "UpdateLayoutTree" &&
    pid === before.pid &&
    tid === before.tid &&
    ts >= before.ts &&
    ts <= after.ts &&
    args.elementCount !== undefined
      ? [args.elementCount]
      : [],
  );
  if (counts.length === 0) throw new Error("The trace does not say what was styled.");
  return counts.reduce((sum, count) => sum + count, 0);
}
