import { localePath, type Locale } from "@catnip/domain/locales";
import type { ErrorCode } from "@catnip/domain/errors";

/** Redirects to a clean URL. The response is not cached, and the next page gets no referrer. */
export function goOn(to: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    Location: to,
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "no-referrer",
  });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** Redirects to the page that says why a link was rejected. */
export const refuse = (locale: Locale, problem: ErrorCode, cookies: readonly string[] = []): Response =>
  goOn(`${localePath(locale, "/")}?${new URLSearchParams({ problem })}`, cookies);
