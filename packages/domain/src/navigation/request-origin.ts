/** What a browser says about the page that sent a request. */
export interface RequestOrigin {
  /** The header `Origin`. */
  readonly origin: string | null;
  /** The header `Sec-Fetch-Site`. */
  readonly fetchSite: string | null;
}

/**
 * Whether a request came from a page of the site itself (CSRF). `unsaid`: none of the headers is there, as with programs
 * and very old browsers; whoever asks decides what that means. One header that names another place is enough.
 *
 * @param own the site's public origin, such as `https://shop.example`
 */
export function sentFrom({ origin, fetchSite }: RequestOrigin, own: string): "here" | "elsewhere" | "unsaid" {
  if (origin === null && fetchSite === null) return "unsaid";
  const isHere = (origin === null || origin === own) && (fetchSite === null || fetchSite === "same-origin");
  return isHere ? "here" : "elsewhere";
}
