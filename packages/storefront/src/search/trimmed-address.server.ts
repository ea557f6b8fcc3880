import { redirect } from "react-router";

/**
 * Redirects a URL whose keyword has surrounding blanks to the one without (R-CAT-23): one search, one URL, even without
 * scripts.
 *
 * @throws the redirect
 */
export function toTrimmedAddress({ pathname, searchParams }: URL): void {
  const keyword = searchParams.get("keyword");
  const trimmed = keyword?.trim();
  if (trimmed === undefined || trimmed === keyword) return;
  const search = new URLSearchParams(searchParams);
  search.set("keyword", trimmed);
  throw redirect(`${pathname}?${search}`, { headers: { "Cache-Control": "public, max-age=86400" } });
}
