import { site } from "../settings.ts";
import { ACCOUNT_PATHS, PAY_PATHS, SHOP_PATHS } from "../site-pages.ts";
import { COMBINATIONS, PAY_SITES, SHOPS, VIEWS, type Combination, type View } from "./combinations.ts";

/** A page as one visitor sees it. */
type Sight = Combination & { readonly address: string };

/**
 * Every page once, each in the next combination; there are more pages of shops than combinations, so that each occurs.
 * Pay sites are taken in turn as well, and the account site is reached from each brand's shop in turn.
 */
export const SIGHTS: readonly Sight[] = [
  ...SHOP_PATHS.map((path, index) => {
    const combination = inTurn(COMBINATIONS, index);
    return { ...combination, address: site(combination.shop) + path };
  }),
  ...[...ACCOUNT_PATHS, ...SHOPS.flatMap(loginsFrom)].map((path, index) => guestAt("account", path, index)),
  ...PAY_PATHS.map((path, index) => guestAt(inTurn(PAY_SITES, index), path, index)),
];

/** The account site in a brand's looks: it knows the brand from the shop that a visitor comes from. */
export function loginsFrom(shop: string): readonly string[] {
  const login = `${site(shop)}/auth/login?returnPath=/about-us`;
  return [login, `${login}&signup=1`];
}

function guestAt(shop: string, path: string, index: number): Sight {
  return {
    shop,
    visitor: "guest",
    view: inTurn<View>(VIEWS, index),
    address: new URL(path, site(shop)).href,
  };
}

function inTurn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to take in turn.");
  return item;
}
