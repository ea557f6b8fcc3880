import { MENU_ITEM_WIDTHS, menuTarget } from "@catnip/domain/configuration";
import * as v from "valibot";
import { isUnique, lineOf, textKey, translations } from "./words.ts";

/** Where a link leads: `/store?show=discount` within the shop, or an `https://` address. */
export const target = v.pipe(
  v.string(),
  v.maxLength(2_048),
  v.check(
    (value) => menuTarget(value) !== null,
    "Leads nowhere: a path of the shop or an https address is needed.",
  ),
  v.trim(),
);

const words = {
  /** Names the title among `t`, or among the words of the shop itself. */
  tPath: textKey,
  /** The English title, for languages without one. */
  title: lineOf(60),
  /** From which window width, in px, the item stands in the bar. */
  min: v.optional(v.picklist(MENU_ITEM_WIDTHS), 0),
};

const link = v.strictObject({
  type: v.picklist(["btn", "url"]),
  value: target,
  ...words,
  list: v.optional(v.pipe(v.array(v.never()), v.maxLength(0, "Only folders hold other items.")), []),
});

const folder = v.strictObject({
  type: v.literal("folder"),
  value: v.optional(v.literal("", "A folder leads nowhere itself."), ""),
  ...words,
  list: v.pipe(v.array(link), v.minLength(1, "An empty folder."), v.maxLength(20)),
});

const item = v.variant("type", [link, folder]);

/** Items of a menu: links, links that look like buttons, and folders of links (one level deep). */
export const menuItems = v.pipe(
  v.array(item),
  v.maxLength(12),
  v.check((items) => isUnique(items, ({ tPath }) => tPath), "A tPath is there twice."),
);

/** `configuration/pages/header` and `configuration/pages/footer`. */
export const menuDocument = v.strictObject({
  items: menuItems,
  t: v.optional(translations(60), []),
});

export type MenuDocument = v.InferOutput<typeof menuDocument>;
export type MenuItem = v.InferOutput<typeof item>;
