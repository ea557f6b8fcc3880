import type { BrowserContext, Page } from "@playwright/test";

/** Failures a journey expects for a while; everything else stays strict. */
export type Announced = {
  /** Expected HTTP statuses of 400 and above. */
  readonly status?: readonly number[];
  /** Expected console errors. */
  readonly console?: RegExp;
  /** Expected exceptions, such as a mismatch that React reports and recovers from. */
  readonly exception?: RegExp;
  /** Requests that may fail altogether, as when the product is down. */
  readonly failedRequests?: boolean;
};

export type Noise = {
  /** Returns all unexpected failures and clears them. */
  readonly taken: () => readonly string[];
  /** Declares expected failures while an action runs. */
  readonly whileExpecting: <Result>(announced: Announced, work: () => Promise<Result>) => Promise<Result>;
};

/**
 * Watches everything a browser context reports. Any undeclared console error, exception, failed request or
 * status of 400 and above fails the test.
 */
export function listenForNoise(context: BrowserContext): Noise {
  const heard: string[] = [];
  let announced: Announced = {};
  const listen = (page: Page) => {
    page.on("pageerror", ({ message }) => {
      if (!announced.exception?.test(message)) heard.push(`exception on ${page.url()}: ${message}`);
    });
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      const text = message.text();
      // Chromium logs every status of 400 and above to the console; those are checked by status below.
      if (text.startsWith("Failed to load resource")) return;
      if (!announced.console?.test(text)) heard.push(`console on ${page.url()}: ${text}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // Leaving a page aborts whatever it was still loading.
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
