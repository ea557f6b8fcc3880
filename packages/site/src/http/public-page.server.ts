import { ApiFault } from "@catnip/sdk";
import { data } from "react-router";

/**
 * Pages and their data that hold nothing personal may be kept by shared caches for a minute, and shown a little
 * longer while a new one is fetched.
 */
const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** The answer of a public page's loader. */
export function publicPage<Data>(page: Data) {
  return data(page, { headers: { "Cache-Control": PUBLIC_CACHE } });
}

/** Pages made within this time, in ms, are the same bytes when nothing else changed. */
const PAGE_TIME_STEP_MS = 10_000;

/** The time that a public page is made for, in ms since 1970: what begins and ends is looked at by it. */
export function pageTimeMs(): number {
  return Math.floor(Date.now() / PAGE_TIME_STEP_MS) * PAGE_TIME_STEP_MS;
}

/** Turns a fault of the API into the answer the error page knows how to word: 404, 503 or 500 with its code. */
export async function orErrorPage<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    const status = STATUS_OF_CODE[fault.code] ?? 500;
    if (status === 500) console.error(fault);
    throw data({ code: fault.code, requestId: fault.requestId }, { status });
  }
}

const STATUS_OF_CODE: Partial<Record<ApiFault["code"], number>> = {
  "store/not-found": 404,
  "input/invalid": 400,
  "request/too-many": 429,
  "service/unavailable": 503,
};
