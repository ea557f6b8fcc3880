import { builder } from "../../platform/builder.ts";
import type { RequestContext } from "../../platform/context.ts";
import { loader } from "../../platform/loader.ts";
import { PageInputRef, TranslationRef } from "../../platform/shared-types.ts";
import {
  findStores,
  introductionsOf,
  storeUpdateLogs,
  type StoreList,
  type StoreUpdateLog,
} from "./catalog.service.ts";
import { infosFor, type AppBuild, type Image, type StoreCard, type StoreInfo } from "./store-card.ts";

/** A game; other modules hang it on their own types, for example `CartStore.store`. */
export const StoreRef = builder.objectRef<StoreCard>("Store");

export const ImageRef = builder.objectRef<Image>("Image").implement({
  description:
    "An image at the CDN. `url` ends in `/{width}.webp`, braces included: put any multiple of 80 up to `width` there.",
  fields: (t) => ({
    url: t.exposeString("url"),
    width: t.exposeInt("width"),
    height: t.exposeInt("height"),
    alt: t.exposeString("alt", { nullable: true }),
  }),
});

const StoreAuthorRef = builder.objectRef<NonNullable<StoreCard["store_author"]>>("StoreAuthor").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid", { nullable: true }),
    name: t.exposeString("name"),
    head: t.exposeString("head", { nullable: true }),
    brief: t.exposeString("brief", { nullable: true }),
  }),
});

const TagRef = builder.objectRef<StoreCard["tags"][number]>("Tag").implement({
  fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }),
});

const StoreInfoDataRef = builder.objectRef<StoreInfo["data"]>("StoreInfoData").implement({
  fields: (t) => ({
    cover: t.field({ type: ImageRef, resolve: (data) => data.cover }),
    cover1to1: t.field({ type: ImageRef, resolve: (data) => data.cover1to1 }),
    screenshots: t.field({ type: [ImageRef], resolve: (data) => [...data.screenshots] }),
  }),
});

const StoreInfoRef = builder.objectRef<StoreInfo>("StoreInfo").implement({
  fields: (t) => ({
    language: t.exposeString("language"),
    name: t.exposeString("name"),
    brief: t.exposeString("brief"),
    introduction: t.string({ resolve: introductionOf }),
    labels: t.exposeStringList("labels"),
    data: t.expose("data", { type: StoreInfoDataRef }),
  }),
});

const StorePriceRef = builder
  .objectRef<NonNullable<StoreCard["store_price"]>[number]>("StorePrice")
  .implement({
    description: "`price` in meowcent. `us` always exists for priced games.",
    fields: (t) => ({ country: t.exposeString("country"), price: t.exposeInt("price") }),
  });

const StoreActivityRef = builder
  .objectRef<NonNullable<StoreCard["store_activity"]>>("StoreActivity")
  .implement({
    fields: (t) => ({
      state: t.exposeInt("state"),
      percentage_discount: t.exposeInt("percentage_discount"),
      ended_at: t.expose("ended_at", { type: "DateTime", nullable: true }),
    }),
  });

const AppBuildRef = builder.objectRef<AppBuild>("AppBuild").implement({
  fields: (t) => ({
    platform: t.exposeString("platform"),
    language: t.exposeString("language"),
    version: t.exposeString("version"),
    size: t.exposeFloat("size", { description: "Bytes." }),
    released_at: t.expose("released_at", { type: "DateTime" }),
    updated_at: t.expose("updated_at", { type: "DateTime", nullable: true }),
  }),
});

const GamePackRef = builder.objectRef<StoreCard["game_pack"]>("GamePack").implement({
  fields: (t) => ({
    type: t.exposeString("type"),
    languages: t.exposeStringList("languages"),
    official_app: t.expose("official_app", { type: [AppBuildRef] }),
    trial_app: t.expose("trial_app", { type: [AppBuildRef] }),
  }),
});

const RatingRef = builder.objectRef<StoreCard["rating"]>("Rating").implement({
  fields: (t) => ({
    good: t.exposeInt("good"),
    bad: t.exposeInt("bad"),
    purchases: t.exposeInt("purchases"),
  }),
});

const BlacklistEntryRef = builder.objectRef<StoreCard["blacklist"][number]>("BlacklistEntry").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    blocked_locale: t.exposeStringList("blocked_locale"),
    blocked_trial_os: t.exposeStringList("blocked_trial_os"),
    blocked_official_os: t.exposeStringList("blocked_official_os"),
    is_active: t.exposeBoolean("is_active"),
  }),
});

StoreRef.implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    uuid: t.exposeID("uuid"),
    path: t.exposeString("path"),
    type: t.exposeInt("type"),
    category: t.exposeString("category"),
    default_lang: t.exposeString("default_lang"),
    released_at: t.expose("released_at", { type: "DateTime", nullable: true }),
    updated_at: t.expose("updated_at", { type: "DateTime" }),
    start_preview_at: t.expose("start_preview_at", { type: "DateTime", nullable: true }),
    release_type: t.exposeInt("release_type"),
    submitted_at: t.expose("submitted_at", { type: "DateTime", nullable: true }),
    support_platform: t.exposeString("support_platform", {
      description: "Comma-separated: web, windows, mac, android, ios, platform app.",
    }),
    author: t.exposeString("author", { nullable: true }),
    author_id: t.exposeID("author_id", { nullable: true }),
    store_author: t.expose("store_author", { type: StoreAuthorRef, nullable: true }),
    tags: t.expose("tags", { type: [TagRef] }),
    content_warnings: t.exposeStringList("content_warnings"),
    serial_status: t.exposeString("serial_status"),
    cg_count: t.exposeInt("cg_count", { nullable: true }),
    word_count: t.exposeInt("word_count", { nullable: true }),
    store_info: t.field({
      type: [StoreInfoRef],
      description: "Texts: all languages on a game page; with `lang`, the best match first and alone.",
      args: { lang: t.arg.string() },
      resolve: (store, { lang }) => [...infosFor(store, lang)],
    }),
    store_price: t.expose("store_price", {
      type: [StorePriceRef],
      nullable: true,
      description: "Null for guests in lists.",
    }),
    store_activity: t.expose("store_activity", { type: StoreActivityRef, nullable: true }),
    game_pack: t.expose("game_pack", { type: GamePackRef }),
    rating: t.expose("rating", { type: RatingRef }),
    blacklist: t.expose("blacklist", { type: [BlacklistEntryRef] }),
  }),
});

const StoreListRef = builder.objectRef<StoreList>("StoreList").implement({
  fields: (t) => ({ total: t.exposeInt("total"), list: t.expose("list", { type: [StoreRef] }) }),
});

const StoreUpdateLogRef = builder.objectRef<StoreUpdateLog>("StoreUpdateLog").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    title: t.exposeString("title"),
    text: t.exposeString("text", { description: "HTML." }),
    version: t.exposeString("version", { nullable: true }),
    created_at: t.expose("created_at", { type: "DateTime" }),
    t: t.expose("t", { type: [TranslationRef], description: "Translations of `title` and `text`." }),
  }),
});

const PriceRangeInputRef = builder.inputType("PriceRangeInput", {
  fields: (t) => ({ min: t.int(), max: t.int(), after_discount: t.boolean() }),
});

builder.queryField("findStore", (t) =>
  t.field({
    type: StoreListRef,
    description: "Games, newest first unless `q.orderField` says otherwise. Guests see no prices in lists.",
    args: {
      platform_key: t.arg.string(),
      search_type: t.arg.string({
        description:
          "all, released, preview, discount, related (to `id`). Absent: all, or the one game of `id`.",
      }),
      id: t.arg.int(),
      tag_id: t.arg.stringList(),
      categories: t.arg.stringList(),
      keyword: t.arg.string(),
      price: t.arg({ type: PriceRangeInputRef }),
      country: t.arg.string(),
      locale: t.arg.string(),
      q: t.arg({ type: PageInputRef }),
      limit: t.arg.int(),
    },
    resolve: (_parent, args, context) => findStores(context, args),
  }),
);

builder.queryField("findStoreUpdateLogByNoAuth", (t) =>
  t.field({
    type: [StoreUpdateLogRef],
    description: "News and changelog of one game.",
    args: { store_id: t.arg.int({ required: true }), limit: t.arg.int() },
    resolve: (_parent, { store_id, limit }, context) => storeUpdateLogs(context, store_id, limit),
  }),
);

function introductionOf(info: StoreInfo, _args: object, context: RequestContext): string | Promise<string> {
  if (info.introduction !== undefined) return info.introduction;
  return loader(context, INTRODUCTIONS, (ids: readonly number[]) => introductionsOf(context, ids))
    .load(info.store_id)
    .then((texts) => texts?.[info.language] ?? "");
}

const INTRODUCTIONS = Symbol("introductions");
