import type { BrowserContext, Page } from "@playwright/test";

/** What a journey announces to go wrong for a while: the rest of the run stays strict. */
export type Announced = {
  /** Statuses of 400 and above that are right here. */
  readonly status?: readonly number[];
  /** Errors in the console that are right here. */
  readonly console?: RegExp;
  /** Requests that may fail altogether, as when the product is gone. */
  readonly failedRequests?: boolean;
};

export type Noise = {
  /** Everything that went wrong unannounced, and forgets it. */
  readonly taken: () => readonly string[];
  /** Announces what may go wrong while something is done. */
  readonly whileExpecting: <Result>(announced: Announced, work: () => Promise<Result>) => Promise<Result>;
};

/**
 * Listens to everything a browser context says. An error in the console, an exception, a failed request or an answer
 * of 400 and above that no journey announced fails the test.
 */
export function listenForNoise(context: BrowserContext): Noise {
  const heard: string[] = [];
  let announced: Announced = {};
  const listen = (page: Page) => {
    page.on("pageerror", (error) => heard.push(`exception on ${page.url()}: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      const text = message.text();
      // Chromium repeats every answer of 400 and above in the console; those are judged by their status below.
      if (text.startsWith("Failed to load resource")) return;
      if (!announced.console?.test(text)) heard.push(`console on ${page.url()}: ${text}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // Leaving a page breaks off what it was still loading.
      if (reason === "net::ERR_ABORTED" || announced.failedRequests) return;
      heard.push(`failed request ${request.method()} ${request.url()}: ${reason}`);
    });
    page.on("response", (response) => {
      const status = response.status();
      if (status >= 400 && !announced.status?.includes(status))
        heard.push(`${status} ${response.request().method()} ${response.url()}`);
    });
  };
  for (const page of context.pages()) listen(page);
  context.on("page", listen);
  return {
    taken: () => heard.splice(0),
    whileExpecting: async (next, work) => {
      announced = next;
      try {
        return await work();
      } finally {
        announced = {};
      }
    },
  };
}
