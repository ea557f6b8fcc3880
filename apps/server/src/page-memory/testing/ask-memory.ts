import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageMemory } from "../page-memory.ts";

/** What a site answers under an address. */
export type AnswerAt = (url: string) => Response;

/** How a request was answered: from a page of the memory, new or not, or by the site as ever. */
export type Way = "page" | "site";

/** A visitor's request, handed to the memory without a socket between: a hundred thousand of them take seconds. */
export function askMemory(
  memory: PageMemory,
  { host, url }: { readonly host: string; readonly url: string },
  answerAt: AnswerAt,
): Promise<Way> {
  const { promise, resolve } = Promise.withResolvers<Way>();
  const req = { method: "GET", url, headers: { host } } as unknown as IncomingMessage;
  const res = { destroyed: false, writeHead: () => res, end: () => resolve("page") };
  memory.serve(
    req,
    res as unknown as ServerResponse,
    async () => answerAt(url),
    () => resolve("site"),
  );
  return promise;
}
