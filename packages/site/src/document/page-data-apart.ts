import { pageDataPath } from "@catnip/domain/navigation";
import { recoverFromMissingChunk } from "../network/missing-chunk.ts";
import type { PageState } from "./page-data.ts";

/** While the server cannot be reached, its answer is asked for again after this, in ms. */
const ASK_AGAIN_MS = 3_000;

declare global {
  /** The answer that the page's first script has asked for (`late-start.ts`). */
  var pageData: Promise<Response> | undefined;
}

/**
 * The data of the page at this address, for its scripts (R-WEB-74): asked for together with them, and until it is there.
 * What was pressed meanwhile is kept (R-WEB-32). If there is no such page any more, it is loaded anew.
 */
export async function pageDataApart(tag: string): Promise<PageState> {
  for (;;) {
    const answer = await takeAnswer(tag).catch(() => null);
    if (answer?.ok) return (await answer.json()) as PageState;
    if (answer && answer.status < 500 && answer.status !== TOO_MANY) recoverFromMissingChunk();
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

const TOO_MANY = 429;

function takeAnswer(tag: string): Promise<Response> {
  const answer = globalThis.pageData ?? fetchPageData(tag);
  globalThis.pageData = undefined;
  return answer;
}

/** A redirect is no data: the page has moved. The head's script asks in the same words. */
const fetchPageData = (tag: string): Promise<Response> =>
  fetch(pageDataPath(window.location.pathname, tag) + window.location.search, { redirect: "manual" });
