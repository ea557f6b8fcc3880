import { request, type IncomingMessage } from "node:http";
import type { Buyer } from "./buyers.ts";

/** The stream of a page that waits for its payment, as its browser opens it: at the pay site, with its cookie. */
export type WaitingPage = {
  /** Resolves with the time at which the page was notified. */
  readonly told: Promise<number>;
  readonly leave: () => void;
};

/**
 * Resolves once the server listens.
 *
 * @param port of the process that serves the page
 * @param sitePort the port in the addresses of the sites
 */
export function openWaitingPage(
  { port, sitePort }: { readonly port: number; readonly sitePort: number },
  { orderNo, buyer }: { readonly orderNo: string; readonly buyer: Buyer },
): Promise<WaitingPage> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: "127.0.0.1",
      port,
      path: `/payment/${orderNo}/return/changes`,
      headers: {
        host: `pay.localhost:${sitePort}`,
        accept: "text/event-stream",
        "accept-encoding": "gzip, deflate, br",
        cookie: `catnip_pay=${buyer.token}`,
      },
    });
    asked.once("error", reject);
    asked.once("response", (answer) => {
      if (answer.statusCode === 200) resolve(pageOn(answer, () => asked.destroy()));
      else reject(new Error(`The stream of a payment answered ${answer.statusCode}.`));
    });
    asked.end();
  });
}

function pageOn(answer: IncomingMessage, leave: () => void): WaitingPage {
  const told = new Promise<number>((resolve, reject) => {
    answer.on("data", (part: Buffer) => {
      if (part.includes("event: changed")) resolve(performance.now());
    });
    answer.once("end", () => reject(new Error("The stream ended before the page was told.")));
    answer.once("error", reject);
  });
  // Idle pages are closed before any request.
  told.catch(() => undefined);
  return { told, leave };
}
