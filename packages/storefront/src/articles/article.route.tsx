import type { ShouldRevalidateFunctionArgs } from "react-router";

export { loader } from "./article.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";
export { ArticleScreen as default } from "./article-screen.tsx";

/** Another fragment of the same article needs no new data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSame ? false : defaultShouldRevalidate;
}
