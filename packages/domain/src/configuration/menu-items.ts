import { parseWebUrl } from "../input/index.ts";

/**
 * The types of a configured item (R-CFG-6): a link that looks like a button, a menu of links, a plain
 * link.
 */
export const MENU_ITEM_TYPES = ["btn", "folder", "url"] as const;
export type MenuItemType = (typeof MENU_ITEM_TYPES)[number];

/**
 * The window widths, in px, from which an item may stand in the header's bar; in narrower windows it moves into the
 * menu. 0: always in the bar. The others are where phones end, and the breakpoints of layouts (R-WEB-11).
 */
export const MENU_ITEM_WIDTHS = [0, 650, 1024, 1440] as const;

/** Where an item leads: to a page of the shop, which gets the visitor's language, or out of it. */
export type MenuTarget =
  | { readonly kind: "shop"; readonly path: string }
  | { readonly kind: "web"; readonly url: string };

/**
 * Where an item with this `value` leads: `/store?show=discount` into the shop, `https://…` out of it. Null for anything
 * else, above all for addresses that run scripts, and for `//elsewhere`, which only looks like a page of the shop.
 */
export function menuTarget(value: string): MenuTarget | null {
  const text = value.trim();
  if (isShopPath(text)) return { kind: "shop", path: text };
  const url = parseWebUrl(text);
  return url?.startsWith("https://") ? { kind: "web", url } : null;
}

const SOMEWHERE = "https://shop.invalid";

/** A path that stays on its site and is written as browsers would write it: no `//`, no `..`, nothing to be tidied up. */
function isShopPath(text: string): boolean {
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(text) || !URL.canParse(text, SOMEWHERE)) return false;
  const { origin, pathname, search, hash } = new URL(text, SOMEWHERE);
  return origin === SOMEWHERE && pathname + search + hash === text;
}
