import type { Locator } from "@playwright/test";

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
};

const ADDING = "an element is added";
const ADDED = "an element was added";

/**
 * How many elements the browser styles when one is added at the start of another: 1 for the new one alone. What the page changes by
 * itself meanwhile does not count: it is styled before, and nothing else runs between the two marks in the trace.
 */
export async function restyledByAdding(parent: Locator): Promise<number> {
  const browser = parent.page().context().browser();
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
  await parent.evaluate(
    (place, [adding, afterwards]) => {
      void document.documentElement.offsetHeight; // Styles what has changed before.
      performance.mark(adding);
      const added = document.createElement("div");
      place.prepend(added);
      void added.offsetHeight; // Now, and not with the next frame.
      performance.mark(afterwards);
      added.remove();
    },
    [ADDING, ADDED] as const,
  );
  await devtools.send("Tracing.end");
  await complete;
  await devtools.detach();

  const adding = events.find(({ name }) => name === ADDING);
  const added = events.find(({ name }) => name === ADDED);
  if (!adding || !added) throw new Error("The trace does not say when the element was added.");
  const counts = events.flatMap(({ name, pid, tid, ts, args }) =>
    name === "UpdateLayoutTree" &&
    pid === adding.pid &&
    tid === adding.tid &&
    ts >= adding.ts &&
    ts <= added.ts &&
    args.elementCount !== undefined
      ? [args.elementCount]
      : [],
  );
  if (counts.length === 0) throw new Error("The trace does not say what was styled.");
  return counts.reduce((sum, count) => sum + count, 0);
}
