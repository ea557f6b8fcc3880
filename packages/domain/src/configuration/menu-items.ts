import { parseWebUrl } from "../input/index.ts";

/** Types of a configured item (R-CFG-6): a link styled as a button, a menu of links, a plain link. */
export const MENU_ITEM_TYPES = ["btn", "folder", "url"] as const;
export type MenuItemType = (typeof MENU_ITEM_TYPES)[number];

/**
 * The window widths, in px, from which an item may appear in the header's bar; in narrower windows it moves into the
 * menu. 0: always in the bar. The others are the upper limit of phones and the layout breakpoints (R-WEB-11).
 */
export const MENU_ITEM_WIDTHS = [0, 650, 1024, 1440] as const;

/** The target of an item: a page of the shop, which gets the visitor's language prefix, or an external address. */
type MenuTarget =
  | { readonly kind: "shop"; readonly path: string }
  | { readonly kind: "web"; readonly url: string };

/**
 * Parses an item's `value`: `/store?show=discount` is a page of the shop, `https://…` is external. Null for anything
 * else, notably script addresses and `//elsewhere`, which only looks like a path.
 */
export function menuTarget(value: string): MenuTarget | null {
  const text = value.trim();
  if (isShopPath(text)) return { kind: "shop", path: text };
  const url = parseWebUrl(text);
  return url?.startsWith("https://") ? { kind: "web", url } : null;
}

const SOMEWHERE = "https://shop.invalid";

/** A path that stays on its own site and is already canonical: no `//`, no `..`, nothing a browser would normalize. */
function isShopPath(text: string): boolean {
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(text) || !URL.canParse(text, SOMEWHERE)) return false;
  const { origin, pathname, search, hash } = new URL(text, SOMEWHERE);
  return origin === SOMEWHERE && pathname + search + hash === text;
}
