import { SHOWS_GAMES_HEADER } from "@catnip/domain/navigation";
import { PAGE_TIME_STEP_MS } from "@catnip/domain/timing";
import { ApiFault } from "@catnip/sdk";
import { data } from "react-router";

/**
 * Public pages and their data may be cached by shared caches for a minute, and served a little longer while
 * revalidating.
 */
const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/**
 * A public page's loader response.
 *
 * @param games the numbers of all games it shows, so that the cached page is evicted when one of them changes; absent:
 * any game may be shown
 */
export function publicPage<Data>(page: Data, games?: readonly number[]) {
  return data(page, {
    headers: { "Cache-Control": PUBLIC_CACHE, ...(games && { [SHOWS_GAMES_HEADER]: games.join(",") }) },
  });
}

/**
 * The rendering time of a public page with a countdown, in ms since 1970; other pages state a stable time
 * (`stillPageTimeMs`). Start and end dates are compared with it.
 */
export function pageTimeMs(): number {
  return Math.floor(Date.now() / PAGE_TIME_STEP_MS) * PAGE_TIME_STEP_MS;
}

/** Converts an API fault to a response that the error page understands: 404, 503 or 500 with its code. */
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
