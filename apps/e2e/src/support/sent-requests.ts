import type { BrowserContext, Request } from "@playwright/test";
import type { StoringSite } from "@catnip/domain/privacy";
import { site } from "./settings.ts";

/** What a browser sent with one request. */
export type Sent = {
  readonly address: URL;
  /** The site whose storage the host shares; null: one of our hosts without storage, or a third party's. */
  readonly site: StoringSite | null;
  /** The names of the cookies it carried, without `__Host-`. */
  readonly cookies: readonly string[];
  /** All of it, decoded: address, headers, body. */
  readonly text: string;
};

/** Records whatever a browser's pages send from now on, as it went over the wire. */
export function recordRequests(context: BrowserContext): () => Promise<readonly Sent[]> {
  const all: Request[] = [];
  context.on("request", (request) => all.push(request));
  return () => Promise.all(all.filter((request) => request.url().startsWith("http")).map(whatWasSent));
}

async function whatWasSent(request: Request): Promise<Sent> {
  // With cookies, which `headers()` leaves out.
  const headers = await request.allHeaders();
  const address = new URL(request.url());
  const cookies = (headers["cookie"] ?? "").split(/;\s*/).filter((pair) => pair !== "");
  return {
    address,
    site: siteOf(address),
    cookies: cookies.map((pair) => (pair.split("=")[0] ?? "").replace(/^__(Host|Secure)-/, "")),
    text: [
      request.url(),
      decoded(request.url()),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${decoded(value)}`),
      request.postData() ?? "",
    ].join("\n"),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

function siteOf({ origin, hostname }: URL): StoringSite | null {
  if (hostname.endsWith(".play.localhost")) return "play";
  if (origin === site("international")) return "shop";
  if (origin === site("account")) return "account";
  return origin === site("pay") ? "pay" : null;
}
