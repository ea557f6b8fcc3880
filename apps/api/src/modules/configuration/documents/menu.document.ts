import { MENU_ITEM_WIDTHS, menuTarget } from "@catnip/domain/configuration";
import * as v from "valibot";
import { isUnique, lineOf, textKey, translations } from "./text-schemas.ts";

/** A link target: `/store?show=discount` within the shop, or an `https://` URL. */
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
  /** Key of the title in `t`, or in the shop's own texts. */
  tPath: textKey,
  /** The English title, for languages without a translation. */
  title: lineOf(60),
  /** Minimum window width, in px, at which the item appears in the bar. */
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

/** Menu items: links, links styled as buttons, and folders of links (one level deep). */
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
