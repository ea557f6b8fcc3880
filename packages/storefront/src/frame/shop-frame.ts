import { useRouteLoaderData } from "react-router";
import type { ShownNotice } from "../articles/notice.ts";
import type { Translations } from "../articles/translated.ts";

/** A configured item of the header or footer; `min` is the window width, in px, from which it is in the bar. */
export interface ConfiguredItem {
  readonly type: "btn" | "folder" | "url";
  readonly value: string;
  readonly tPath: string;
  readonly title: string;
  readonly min: number;
}

interface ConfiguredMenu {
  readonly items: readonly (ConfiguredItem & { readonly list: readonly ConfiguredItem[] })[];
  readonly t: Translations;
}

/** What every page carries: header items, footer links and live notices. */
export interface ShopFrame {
  readonly header: ConfiguredMenu;
  readonly footer: ConfiguredMenu;
  readonly notices: readonly ShownNotice[];
}

/** The route whose loader reads it (`shop-frame.server.ts`). */
const LAYOUT_ROUTE = "frame/shop-layout.route";

/** The configured parts of the frame. Empty if they failed to load: the shop then shows its built-in links. */
export function useShopFrame(): ShopFrame {
  return useRouteLoaderData<ShopFrame | null>(LAYOUT_ROUTE) ?? EMPTY_FRAME;
}

const EMPTY_FRAME: ShopFrame = {
  header: { items: [], t: [] },
  footer: { items: [], t: [] },
  notices: [],
};
