import { usePath } from "@catnip/site/languages/locale.ts";

/** A page named in a brand's value: a path of the shop in the page's language, or an external URL. */
export function useBrandPage(): (url: string) => { readonly href: string; readonly isElsewhere: boolean } {
  const path = usePath();
  return (url) => {
    const isElsewhere = !url.startsWith("/");
    return { href: isElsewhere ? url : path(url), isElsewhere };
  };
}
