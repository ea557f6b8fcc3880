import { BRANDS } from "@catnip/brands";

/** In how many ways one page is seen: by whom, in which brand's shop, on what screen, in which theme. */
export const SHOPS: readonly string[] = BRANDS.map(({ hosts }) => hosts.shop);
export const PAY_SITES: readonly string[] = BRANDS.map(({ hosts }) => hosts.pay);
export const VISITORS = ["guest", "player"] as const;
export type VisitorKind = (typeof VISITORS)[number];

/** What a page that stays open is changed between. */
export type View = { readonly width: 390 | 1440; readonly theme: "dark" | "light" };

/** Ordered so that the layout changes once. */
export const VIEWS: readonly View[] = [
  { width: 1440, theme: "dark" },
  { width: 1440, theme: "light" },
  { width: 390, theme: "light" },
  { width: 390, theme: "dark" },
];

export const describeView = ({ width, theme }: View): string => `${width} px, ${theme}`;

export type Combination = { readonly shop: string; readonly visitor: VisitorKind; readonly view: View };

/** Every way in which a page of a shop is seen. */
export const COMBINATIONS: readonly Combination[] = VIEWS.flatMap((view) =>
  VISITORS.flatMap((visitor) => SHOPS.map((shop) => ({ shop, visitor, view }))),
);
