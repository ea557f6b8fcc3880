/** The headers in which a browser names the page that sent a request. */
interface RequestOrigin {
  /** The header `Origin`. */
  readonly origin: string | null;
  /** The header `Sec-Fetch-Site`. */
  readonly fetchSite: string | null;
}

/**
 * Whether a request came from a page of the site itself (CSRF check). `unsaid`: neither header is present, as with
 * programs and very old browsers; the caller decides what that means. A single header naming another origin is enough
 * to refuse.
 *
 * @param own the site's public origin, such as `https://shop.example`
 */
export function sentFrom({ origin, fetchSite }: RequestOrigin, own: string): "here" | "elsewhere" | "unsaid" {
  if (origin === null && fetchSite === null) return "unsaid";
  const isHere = (origin === null || origin === own) && (fetchSite === null || fetchSite === "same-origin");
  return isHere ? "here" : "elsewhere";
}
