import { DATA_APART_HEADER, SHOWS_GAMES_HEADER, TIME_IN_PAGE } from "@catnip/domain/navigation";
import { PAGE_TIME_STEP_MS } from "@catnip/domain/timing";
import { ApiFault } from "@catnip/sdk";
import { data, type LoaderFunctionArgs } from "react-router";
import { withSharedParts } from "./shared-parts.server.ts";

/**
 * Public pages and their data may be cached by shared caches for a minute, and served a little longer while
 * revalidating.
 */
const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/**
 * A public page's loader response.
 *
 * @param asked the loader's arguments
 * @param games the numbers of all games it shows something of, so that a remembered copy is dropped when one of them
 *   changes; absent: any game may be shown
 * @param options.isDataApart its scripts ask for its data when they start (R-WEB-74)
 * @param options.isCounting something on it counts down: it states a time that does not stand still, which stays in its HTML, because
 *   the data may be of another moment
 */
export function publicPage<Data>(
  { request }: Asked,
  page: Data,
  games?: readonly number[],
  {
    isDataApart = false,
    isCounting = false,
  }: { readonly isDataApart?: boolean; readonly isCounting?: boolean } = {},
) {
  // A document has its data as JSON (`document/page-data.ts`), where what is equal costs nothing.
  const isData = DATA_REQUEST.test(request.url);
  return data(isData ? withSharedParts(page) : page, {
    headers: {
      "Cache-Control": PUBLIC_CACHE,
      ...(games && { [SHOWS_GAMES_HEADER]: games.join(",") }),
      ...(isDataApart && !isData && { [DATA_APART_HEADER]: isCounting ? TIME_IN_PAGE : "1" }),
    },
  });
}

type Asked = Pick<LoaderFunctionArgs, "request">;

/** How React Router asks for a page's data alone. */
const DATA_REQUEST = /\.data(?:\?|$)/;

/**
 * The rendering time of a public page on which something counts down, in ms since 1970; other pages state a time that stands
 * still (`stillPageTimeMs`). Anything that starts or ends is compared with it.
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
