import { closedSet } from "../../platform/closed-set.ts";
import { MENU_ITEM_TYPES } from "@catnip/domain/configuration";
import { builder } from "../../platform/builder.ts";
import { TranslationRef } from "../../platform/shared-types.ts";
import { ImageRef } from "../catalog/catalog.schema.ts";
import {
  configurationPages,
  type ConfigurationBanner,
  type ConfigurationItem,
  type ConfigurationMenu,
  type ConfigurationPage,
  type ConfigurationPages,
} from "./pages.service.ts";

const ItemTypeRef = closedSet(
  "ConfigurationItemType",
  "configuration#MenuItemType",
  MENU_ITEM_TYPES,
  "`btn`: a link that looks like a button. `folder`: a menu of links. `url`: a plain link.",
);

const ItemRef = builder.objectRef<ConfigurationItem>("ConfigurationItem");
ItemRef.implement({
  description: "A configured item of the header, the footer or a page.",
  fields: (t) => ({
    type: t.expose("type", { type: ItemTypeRef, description: "How the item looks and what it does." }),
    value: t.exposeString("value", {
      description:
        "Where it leads: a path of the shop without locale prefix, such as `/store?show=discount`, or an `https://` address. Empty for folders.",
    }),
    tPath: t.exposeString("tPath", {
      description:
        "Names the title: the `key` of a text in `t` beside the item, or one of the shop's own words.",
    }),
    title: t.exposeString("title", { description: "The title in English, where `tPath` names nothing." }),
    min: t.exposeInt("min", {
      description:
        "From which window width, in CSS px, the item stands in the bar; below, it is in the menu. 0: always.",
    }),
    list: t.expose("list", { type: [ItemRef], description: "The links of a folder; empty for other types." }),
  }),
});

const MenuRef = builder.objectRef<ConfigurationMenu>("ConfigurationMenu").implement({
  description: "Items and the translations of their titles.",
  fields: (t) => ({
    items: t.expose("items", { type: [ItemRef], description: "In the order they are shown." }),
    t: t.expose("t", { type: [TranslationRef], description: "Titles by language; `key` is a `tPath`." }),
  }),
});

const BannerRef = builder.objectRef<ConfigurationBanner>("ConfigurationBanner").implement({
  description: "A large picture with words that leads somewhere.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Its name among the banners of the page." }),
    image: t.expose("image", { type: ImageRef, description: "The picture; it carries no words." }),
    value: t.exposeString("value", { description: "Where it leads, as an item's `value`." }),
    boundary_words: t.exposeString("boundary_words", {
      description: "`Store.boundary_words` of the game it leads to; empty when it leads elsewhere.",
    }),
    t: t.expose("t", {
      type: [TranslationRef],
      description:
        "Its words by language: `kicker` (small, above), `headline` and `text`. A headline in en-US is always there.",
    }),
  }),
});

const PageRef = builder.objectRef<ConfigurationPage>("ConfigurationPage").implement({
  description: "What a page shows beside its own content.",
  fields: (t) => ({
    banners: t.expose("banners", { type: [BannerRef], description: "In the order they are shown." }),
    items: t.expose("items", { type: [ItemRef], description: "Links of the page." }),
    t: t.expose("t", { type: [TranslationRef], description: "Titles of the items by language." }),
  }),
});

const PagesRef = builder.objectRef<ConfigurationPages>("ConfigurationPages").implement({
  description:
    "The configuration documents a page needs: the brand's own, else the shared ones, else empty ones.",
  fields: (t) => ({
    platform_key: t.exposeString("platform_key", { description: "The brand they are for." }),
    version: t.exposeInt("version", { description: "The form of this answer: 2." }),
    default: t.expose("default", { type: PageRef, description: "`configuration/pages/default`." }),
    header: t.expose("header", {
      type: MenuRef,
      description: "`configuration/pages/header`: items beside the built-in ones.",
    }),
    footer: t.expose("footer", {
      type: MenuRef,
      description: "`configuration/pages/footer`. Without items the shop shows its built-in links.",
    }),
    page: t.expose("page", {
      type: PageRef,
      nullable: true,
      description: "The document of the article or game that was named; null where it has none.",
    }),
  }),
});

builder.queryField("findConfigurationPagesIndex2", (t) =>
  t.field({
    type: PagesRef,
    description:
      "The configuration documents a page needs, in one answer. Public; may be up to 10 seconds old.",
    args: {
      platform_key: t.arg.string({
        required: true,
        description: "The brand; an unknown one reads as `international`.",
      }),
      version: t.arg.int({ defaultValue: 2, description: "The form of the answer; only 2 is served." }),
      locale: t.arg.string({ description: "Leaves out texts in other languages than this one and en-US." }),
      article_uuid: t.arg.id({ description: "Also reads `configuration/pages/article/{uuid}`." }),
      store_id: t.arg.int({ description: "Also reads `configuration/pages/store/{id}`." }),
    },
    resolve: (_parent, args, context) => configurationPages(context, args),
  }),
);
