/**
 * The path under which a page's scripts ask for its data (R-WEB-74).
 *
 * @param pathname the page's
 * @param tag of the data, in lower-case hexadecimal digits
 */
export const pageDataPath = (pathname: string, tag: string): string =>
  `${pathname.replace(/\/$/, "")}/_${tag}.page`;

/** @returns the page's path and the data's tag, or null for another address */
export function readPageDataPath(
  pathname: string,
): { readonly pathname: string; readonly tag: string } | null {
  const [, page = "", tag = ""] = DATA_PATH.exec(pathname) ?? [];
  return tag === "" ? null : { pathname: page === "" ? "/" : page, tag };
}

const DATA_PATH = /^(.*)\/_([\da-f]+)\.page$/;
