import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageCache } from "../page-cache.ts";

/** A site's response to a URL. */
export type AnswerAt = (url: string) => Response;

/** How a request was answered: from a cached page, new or not, or by the site. */
export type Way = "page" | "site";

/** A visitor's request, passed to the cache without a socket: a hundred thousand take seconds. */
export function requestPage(
  cache: PageCache,
  { host, url }: { readonly host: string; readonly url: string },
  answerAt: AnswerAt,
): Promise<Way> {
  const { promise, resolve } = Promise.withResolvers<Way>();
  const req = { method: "GET", url, headers: { host } } as unknown as IncomingMessage;
  const res = { destroyed: false, writeHead: () => res, end: () => resolve("page") };
  cache.serve(
    req,
    res as unknown as ServerResponse,
    async () => answerAt(url),
    () => resolve("site"),
  );
  return promise;
}
