import { BUILD_KINDS, BUILD_LANGUAGES } from "@catnip/domain/builds";
import { CATEGORIES, PLATFORMS, SERIAL_STATUSES } from "@catnip/domain/catalog";
import { LANGUAGES } from "@catnip/domain/locales";
import { closedSet } from "../../platform/closed-set.ts";
import { shopDiscount, type Announcement } from "@catnip/domain/prices";
import { builder } from "../../platform/builder.ts";
import type { RequestContext } from "../../platform/context.ts";
import { loader } from "../../platform/loader.ts";
import { introductionsOf } from "./catalog.service.ts";
import type { AppBuild, Image, StoreCard, StoreInfo } from "./store-card.ts";

export const CategoryRef = closedSet("Category", "catalog", CATEGORIES, "A shelf of the shop.");
export const PlatformRef = closedSet("Platform", "catalog", PLATFORMS, "A system games run on.");
export const SerialStatusRef = closedSet(
  "SerialStatus",
  "catalog",
  SERIAL_STATUSES,
  "Whether a game goes on or is complete.",
);
export const LanguageRef = closedSet(
  "Language",
  "locales",
  LANGUAGES,
  "A language of a game: a locale in lower case.",
);
export const BuildKindRef = closedSet(
  "BuildKind",
  "builds",
  BUILD_KINDS,
  "The two kinds of builds: what anybody may try, and what buyers get.",
);
export const BuildLanguageRef = closedSet(
  "BuildLanguage",
  "builds",
  BUILD_LANGUAGES,
  "The language of a build; `any`: all of the game's.",
);

/** A game; other modules add it to their own types, for example `CartStore.store`. */
export const StoreRef = builder.objectRef<StoreCard>("Store");

export const ImageRef = builder.objectRef<Image>("Image").implement({
  description: "An image at the CDN.",
  fields: (t) => ({
    url: t.exposeString("url", {
      description:
        "Ends in `/{width}.webp`, braces included: put any multiple of 80 up to `width` there. Empty for a picture that is lost: show the default one.",
    }),
    width: t.exposeInt("width", { description: "Of the largest size, in pixels." }),
    height: t.exposeInt("height", { description: "Of the largest size, in pixels." }),
    alt: t.exposeString("alt", { nullable: true, description: "What to say instead of the image." }),
  }),
});

const StoreAuthorRef = builder.objectRef<NonNullable<StoreCard["store_author"]>>("StoreAuthor").implement({
  description: "Who made a game, or publishes it.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { nullable: true, description: "Of the public user." }),
    name: t.exposeString("name", { description: "The nickname of the profile." }),
    head: t.exposeString("head", {
      nullable: true,
      description: "Picture, as `Image.url`: `{width}` is to be filled in.",
    }),
    brief: t.exposeString("brief", {
      nullable: true,
      description: "What they say about themselves, plain text.",
    }),
  }),
});

const TagRef = builder.objectRef<StoreCard["tags"][number]>("Tag").implement({
  description: "A word of the controlled list: a tag or a content warning.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "As filters and preferences name it, for example `slow-burn`." }),
    name: t.exposeString("name", { description: "In the language of the list's `locale`, else English." }),
  }),
});

const StoreInfoDataRef = builder.objectRef<StoreInfo["data"]>("StoreInfoData").implement({
  description: "The pictures of a game in one language.",
  fields: (t) => ({
    cover: t.field({ type: ImageRef, description: "4:3.", resolve: (data) => data.cover }),
    cover1to1: t.field({ type: ImageRef, description: "Square.", resolve: (data) => data.cover1to1 }),
    screenshots: t.field({
      type: [ImageRef],
      description: "In the author's order.",
      resolve: (data) => [...data.screenshots],
    }),
  }),
});

const StoreInfoRef = builder.objectRef<StoreInfo>("StoreInfo").implement({
  description: "The words and pictures of a game in one language.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageRef, description: "Which." }),
    name: t.exposeString("name", { description: "Plain text." }),
    brief: t.exposeString("brief", { description: "One or two sentences, plain text." }),
    introduction: t.string({
      description: "The long text: HTML, cleaned when it was written.",
      resolve: introductionOf,
    }),
    intro: t.string({ description: "The same as `introduction`.", resolve: introductionOf }),
    labels: t.exposeStringList("labels", {
      description: "Free words the author put on the game in this language.",
    }),
    data: t.expose("data", { type: StoreInfoDataRef, description: "Its pictures." }),
  }),
});

const StorePriceRef = builder
  .objectRef<NonNullable<StoreCard["store_price"]>[number]>("StorePrice")
  .implement({
    description:
      "The price of a game in one country, in meowcent (100 = 1 meow coin). Games for sale have a `us` row; countries without a row of their own pay it times their ratio (`getConfig2.price_rate`).",
    fields: (t) => ({
      country: t.exposeString("country", { description: "Two lower-case letters." }),
      price: t.exposeInt("price", { description: "List price, in meowcent." }),
      discount: t.int({
        description: "What the running offer takes off, in meowcent; 0 without one.",
        resolve: (row, _args, context) => saleOf(row, context).discount,
      }),
      percentage_discount: t.int({
        description:
          "Percent off while the offer runs, 0 to 100; 0 without one. What is charged; what may be announced is in `StoreActivity.announcements`.",
        resolve: (row, _args, context) => saleOf(row, context).percent,
      }),
      meowcent: t.int({
        description: "What the game costs now, before coupons: `price` − `discount`, in meowcent.",
        resolve: (row, _args, context) => saleOf(row, context).sale,
      }),
    }),
  });

const AnnouncementRef = builder.objectRef<Announcement>("Announcement").implement({
  description:
    "What a sale may be announced with in a country where that is not its own percentage off the list price, because the list price is not the lowest of the 30 days before the sale.",
  fields: (t) => ({
    country: t.exposeString("country", {
      description: "Two lower-case letters; `us` stands for every country without an entry.",
    }),
    percent: t.exposeInt("percent", {
      description: "Percent off, measured from `lowest_30_days`; 0: no reduction may be announced.",
    }),
    lowest_30_days: t.exposeInt("lowest_30_days", {
      nullable: true,
      description:
        "The lowest price of the 30 days before the sale, in meowcent. Null: there was none, or prices are hidden.",
    }),
  }),
});

export const StoreActivityRef = builder
  .objectRef<NonNullable<StoreCard["store_activity"]>>("StoreActivity")
  .implement({
    description:
      "The offer of a game; it counts only while `state` is 2 and its end has not come. It is announced with `announcements`, else with `percentage_discount`.",
    fields: (t) => ({
      state: t.exposeInt("state", { description: "2: running." }),
      percentage_discount: t.exposeInt("percentage_discount", { description: "Percent off, 0 to 100." }),
      ended_at: t.expose("ended_at", {
        type: "DateTime",
        nullable: true,
        description: "From this moment on it counts no more. Null: it has no end.",
      }),
      announcements: t.field({
        type: [AnnouncementRef],
        description:
          "The countries where it must not be announced with `percentage_discount` off the list price; nearly always none.",
        resolve: ({ announcements }) => [...announcements],
      }),
    }),
  });

const AppBuildRef = builder.objectRef<AppBuild>("AppBuild").implement({
  description: "A build of a game: what is there, not where it is; see `getStoreAuthorizedAndFindStoreUrl`.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Names the build." }),
    platform: t.expose("platform", { type: PlatformRef, description: "The system it runs on." }),
    language: t.expose("language", { type: BuildLanguageRef, description: "The language it holds." }),
    version: t.exposeString("version", { description: "As the author counts." }),
    size: t.exposeFloat("size", { description: "Of the download, in bytes." }),
    icon: t.expose("icon", {
      type: ImageRef,
      nullable: true,
      description: "Square picture of the app: the game's square cover in its own language.",
    }),
    released_at: t.expose("released_at", { type: "DateTime", description: "When the build was added." }),
    updated_at: t.expose("updated_at", {
      type: "DateTime",
      nullable: true,
      description: "When its description last changed; null: never.",
    }),
  }),
});

const GamePackRef = builder.objectRef<StoreCard["game_pack"]>("GamePack").implement({
  description: "What a game is made of: its languages and builds.",
  fields: (t) => ({
    type: t.exposeString("type", { description: "`app`: builds of an app." }),
    languages: t.expose("languages", {
      type: [LanguageRef],
      description: "Languages the game is played in, lower case.",
    }),
    official_app: t.expose("official_app", { type: [AppBuildRef], description: "What buyers get." }),
    trial_app: t.expose("trial_app", { type: [AppBuildRef], description: "What anybody may try." }),
    trial_app_id: t.exposeID("trial_app_id", {
      nullable: true,
      description: "The trial to start with: the one for browsers, else the first. Null: no trial.",
    }),
  }),
});

const StoreLinksRef = builder.objectRef<StoreCard["links"]>("StoreLinks").implement({
  description: "Pages outside the shop where the author offers the builds too.",
  fields: (t) => ({
    trial_app: t.exposeString("trial_app", { nullable: true, description: "An https address, or null." }),
    official_app: t.exposeString("official_app", {
      nullable: true,
      description: "An https address, or null.",
    }),
  }),
});

const RatingRef = builder.objectRef<StoreCard["rating"]>("Rating").implement({
  description:
    "Votes and sales in numbers. A rating is shown from 10 votes and 10 purchases on; until then it is being calculated.",
  fields: (t) => ({
    good: t.exposeInt("good", { description: "Votes of 1." }),
    bad: t.exposeInt("bad", { description: "Votes of −1." }),
    purchases: t.exposeInt("purchases", { description: "How many people own the game." }),
  }),
});

const BlacklistEntryRef = builder.objectRef<StoreCard["blacklist"][number]>("BlacklistEntry").implement({
  description: "What is not offered of a game, and where.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Names the entry." }),
    blocked_locale: t.exposeStringList("blocked_locale", {
      description: "Locales in which nothing of the game may be had.",
    }),
    blocked_trial_os: t.exposeStringList("blocked_trial_os", { description: "Systems without the trial." }),
    blocked_official_os: t.exposeStringList("blocked_official_os", {
      description: "Systems without the official build.",
    }),
    is_active: t.exposeBoolean("is_active", { description: "An entry that is not active blocks nothing." }),
  }),
});

StoreRef.implement({
  description: "A game.",
  fields: (t) => ({
    id: t.exposeInt("id", { description: "The number in its public address, `/store/{id}`." }),
    uuid: t.exposeID("uuid", { description: "Its name for machines." }),
    path: t.exposeString("path", { description: "A readable name, unique, for example `neon-drift`." }),
    type: t.exposeInt("type", { description: "1 = platform app." }),
    category: t.expose("category", { type: CategoryRef, description: "The shelf." }),
    default_lang: t.expose("default_lang", {
      type: LanguageRef,
      description: "The language it was written in, lower case.",
    }),
    released_at: t.expose("released_at", {
      type: "DateTime",
      nullable: true,
      description: "Past: released. Future: a preview, with this date. Null: a preview, without a date.",
    }),
    updated_at: t.expose("updated_at", { type: "DateTime", description: "When it last changed." }),
    start_preview_at: t.expose("start_preview_at", {
      type: "DateTime",
      nullable: true,
      description: "From when on lists show it before its release. Null: not before the release.",
    }),
    release_type: t.exposeInt("release_type", { description: "0: a release on a date." }),
    submitted_at: t.expose("submitted_at", {
      type: "DateTime",
      nullable: true,
      description: "When its author handed it in.",
    }),
    support_platform: t.exposeString("support_platform", {
      description: "Comma-separated: web, windows, mac, android, ios, platform app.",
    }),
    author: t.exposeString("author", { nullable: true, description: "The author's nickname." }),
    author_id: t.exposeID("author_id", {
      nullable: true,
      description: "Uuid of the author, a public user; null: not written by a user.",
    }),
    store_author: t.expose("store_author", {
      type: StoreAuthorRef,
      nullable: true,
      description: "The main author.",
    }),
    store_agent: t.expose("store_agent", {
      type: StoreAuthorRef,
      nullable: true,
      description: "Who publishes it for its author. Null: the author does.",
    }),
    tags: t.expose("tags", { type: [TagRef], description: "In the author's order." }),
    tag_id: t.stringList({
      description: "The ids of `tags` alone, for clients that only compare them.",
      resolve: (store) => store.tags.map(({ id }) => id),
    }),
    content_warnings: t.exposeStringList("content_warnings", {
      description: "What some may not want to see, in words; `warnings` holds the ids too.",
    }),
    warnings: t.expose("warnings", { type: [TagRef], description: "Content warnings with their ids." }),
    content_warning: t.stringList({
      description: "The ids of `warnings` alone.",
      resolve: (store) => store.warnings.map(({ id }) => id),
    }),
    boundary_words: t.exposeString("boundary_words", {
      description:
        "Tags (`t:`), content warnings (`w:`) and author (`a:`), space-separated: what a visitor's boundaries are matched against.",
    }),
    serial_status: t.expose("serial_status", {
      type: SerialStatusRef,
      description: "Whether more is to come.",
    }),
    cg_count: t.exposeInt("cg_count", { nullable: true, description: "Number of full pictures." }),
    word_count: t.exposeInt("word_count", { nullable: true, description: "Words of its text." }),
    store_info: t.field({
      type: [StoreInfoRef],
      description: "Words and pictures: all languages, or with `lang` the best match alone.",
      args: {
        lang: t.arg.string({
          description:
            "A reader's language, for example `ja-JP`. Best: the language itself, another region of it, the game's own, English.",
        }),
      },
      resolve: (store, { lang }) => [...store.infosFor(lang ?? null)],
    }),
    store_price: t.expose("store_price", {
      type: [StorePriceRef],
      nullable: true,
      description: "Null for guests in lists; on the game's own page everybody sees prices. Empty: no price.",
    }),
    is_free: t.exposeBoolean("is_free", {
      description: "It costs nothing in any country; told to everybody, even where lists hide prices.",
    }),
    store_activity: t.expose("store_activity", {
      type: StoreActivityRef,
      nullable: true,
      description: "Its offer, running or over. Null: it never had one.",
    }),
    game_pack: t.expose("game_pack", { type: GamePackRef, description: "Languages and builds." }),
    links: t.expose("links", { type: StoreLinksRef, description: "Pages outside the shop." }),
    rating: t.expose("rating", { type: RatingRef, description: "Votes and sales." }),
    blacklist: t.expose("blacklist", {
      type: [BlacklistEntryRef],
      description: "What of it is not offered where.",
    }),
  }),
});

const saleOf = (
  { price, activity }: NonNullable<StoreCard["store_price"]>[number],
  context: RequestContext,
) => shopDiscount(price, activity, context.now());

function introductionOf(info: StoreInfo, _args: object, context: RequestContext): string | Promise<string> {
  if (info.introduction !== undefined) return info.introduction;
  return loader(context, INTRODUCTIONS, (ids: readonly number[]) => introductionsOf(context, ids))
    .load(info.store_id)
    .then((texts) => texts?.[info.language] ?? "");
}

const INTRODUCTIONS = Symbol("introductions");
