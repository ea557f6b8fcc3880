import { useRouteLoaderData } from "react-router";
import type { Translations } from "../articles/translated.ts";

/** An item that staff put into the header or the footer; `min` is the window width, in px, from which it is in the bar. */
export interface ConfiguredItem {
  readonly type: "btn" | "folder" | "url";
  readonly value: string;
  readonly tPath: string;
  readonly title: string;
  readonly min: number;
}

export interface ConfiguredMenu {
  readonly items: readonly (ConfiguredItem & { readonly list: readonly ConfiguredItem[] })[];
  readonly t: Translations;
}

/** What staff put around every page: items of the header, links of the footer. */
export interface ShopFrame {
  readonly header: ConfiguredMenu;
  readonly footer: ConfiguredMenu;
}

/** The route whose loader reads it (`shop-frame.server.ts`). */
const LAYOUT_ROUTE = "frame/shop-layout.route";

/** The configured parts of the frame. Empty where they could not be read: the shop then shows what is built in. */
export function useShopFrame(): ShopFrame {
  return useRouteLoaderData<ShopFrame | null>(LAYOUT_ROUTE) ?? EMPTY_FRAME;
}

const EMPTY_FRAME: ShopFrame = { header: { items: [], t: [] }, footer: { items: [], t: [] } };
