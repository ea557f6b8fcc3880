import type { Locator } from "@playwright/test";

type TraceEvent = { readonly name: string; readonly args: { readonly elementCount?: number } };

/**
 * How many elements the browser styles when one is added at the start of another: 1 for the new one alone. Waits for what the page is
 * about to do by itself first.
 */
export async function restyledByAdding(parent: Locator): Promise<number> {
  const browser = parent.page().context().browser();
  if (!browser) throw new Error("A context without a browser cannot be traced.");
  const devtools = await browser.newBrowserCDPSession();
  const counts: number[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, args } of value as unknown as readonly TraceEvent[])
      if (name === "UpdateLayoutTree" && args.elementCount !== undefined) counts.push(args.elementCount);
  });
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  const element = await parent.elementHandle();
  await element?.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await devtools.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline"] } });
  await element?.evaluate((place) => {
    const added = document.createElement("div");
    place.prepend(added);
    void added.offsetHeight; // Now, and not with the next frame.
    added.remove();
  });
  await devtools.send("Tracing.end");
  await complete;
  await devtools.detach();
  if (counts.length === 0) throw new Error("The trace does not say what was styled.");
  return Math.max(...counts);
}
