import { localePath, type Locale } from "@catnip/domain/locales";
import type { ErrorCode } from "@catnip/domain/errors";

/** Leads on to a clean address. Nothing keeps the answer, and the next page does not learn where it came from. */
export function goOn(to: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    Location: to,
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "no-referrer",
  });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** Leads to the page that says why a link was not opened. */
export const refuse = (locale: Locale, problem: ErrorCode, cookies: readonly string[] = []): Response =>
  goOn(`${localePath(locale, "/")}?${new URLSearchParams({ problem })}`, cookies);
