import { redirect } from "react-router";

/**
 * Sends an address whose keyword has blanks around it to the one without them (R-CAT-23): one search, one address, without
 * scripts, too.
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
