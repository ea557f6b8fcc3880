import { STORE_SEARCH_TYPES } from "@catnip/domain/catalog";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { PageInputRef, TranslationRef } from "../../platform/shared-types.ts";
import {
  findStores,
  storeUpdateLogs,
  type StoreList,
  type StoreProduct,
  type StoreUpdateLog,
} from "./catalog.service.ts";
import type { FindStoreInput } from "./find-store-input.ts";
import { StoreFacetsRef } from "./facets.schema.ts";
import { setStoreListed } from "./set-store-listed.ts";
import { storeFacets } from "./store-facets.service.ts";
import { CategoryRef, LanguageRef, PlatformRef, StoreRef } from "./store.schema.ts";

export {
  BuildKindRef,
  BuildLanguageRef,
  CategoryRef,
  ImageRef,
  LanguageRef,
  PlatformRef,
  SerialStatusRef,
  StoreActivityRef,
  StoreRef,
} from "./store.schema.ts";

const StoreSearchTypeRef = closedSet(
  "StoreSearchType",
  "catalog",
  STORE_SEARCH_TYPES,
  "Which games: all; released; preview: still to come; discount: with a running offer; related: like the game of `id`; same_author: the author's other games; recommended: what the viewer may like; awaited: what the viewer wished for or whose author they follow, now reduced or out for at most 30 days.",
  "text",
);

const StoreProductRef = builder.objectRef<StoreProduct>("StoreProduct").implement({
  description: "What search engines are told of a game in a list.",
  fields: (t) => ({
    store_id: t.exposeInt("store_id", { description: "The game." }),
    price: t.exposeInt("price", {
      nullable: true,
      description:
        "Its `us` price before any discount, in meowcent, as its own page shows it. Null: it has none.",
    }),
  }),
});

const StoreListRef = builder
  .objectRef<StoreList & { readonly asked: FindStoreInput }>("StoreList")
  .implement({
    description: "A page of games.",
    fields: (t) => ({
      total: t.exposeInt("total", {
        description:
          "How many games there are in all. Counted up to 1,000; where a keyword, tags, content warnings or prices narrow the list, up to 240. See `total_is_exact`.",
      }),
      total_is_exact: t.exposeBoolean("total_is_exact", {
        description: "False: there are at least `total` games, and counting stopped there.",
      }),
      list: t.expose("list", { type: [StoreRef], description: "The games of this page, in order." }),
      products: t.expose("products", {
        type: [StoreProductRef],
        description: "The first three games of this page, for structured data.",
      }),
      facets: t.field({
        type: StoreFacetsRef,
        description: "What further filters would leave of the list, all pages of it.",
        resolve: ({ asked }, _args, context) => storeFacets(context, asked),
      }),
    }),
  });

const StoreUpdateLogRef = builder.objectRef<StoreUpdateLog>("StoreUpdateLog").implement({
  description: "A piece of news or one entry of a changelog.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Names the entry." }),
    title: t.exposeString("title", { description: "Plain text, in the author's language." }),
    text: t.exposeString("text", { description: "HTML, cleaned when it was written." }),
    version: t.exposeString("version", {
      nullable: true,
      description: "The version a changelog is about; null: news.",
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was written." }),
    t: t.expose("t", { type: [TranslationRef], description: "Translations of `title` and `text`." }),
  }),
});

const PriceRangeInputRef = builder.inputType("PriceRangeInput", {
  description: "Prices in meowcent (100 = 1 meow coin), both ends included; an absent end is open.",
  fields: (t) => ({
    min: t.int({ description: "In meowcent." }),
    max: t.int({ description: "In meowcent." }),
    after_discount: t.boolean({
      description: "Compare what the game costs now rather than its list price. Usual: false.",
    }),
  }),
});

builder.queryField("findStore", (t) =>
  t.field({
    type: StoreListRef,
    description:
      "Games. Guests see no prices in lists where the brand hides them. A player's lists leave out what the player never wants to see (`Me.store_preference`); a game asked for by `id` is always shown.",
    args: {
      platform_key: t.arg.string({ description: "The brand the list is for; all brands share the games." }),
      search_type: t.arg({ type: StoreSearchTypeRef, description: "Absent: all, or the one game of `id`." }),
      id: t.arg.int({
        description: "One game, or with `related` and `same_author` the game they are compared with.",
      }),
      author_id: t.arg.id({ description: "Only games of this author, a public user." }),
      tag_id: t.arg.stringList({ description: "Only games with all of these tags." }),
      exclude_tag_id: t.arg.stringList({ description: "No games with any of these tags." }),
      content_warning: t.arg.stringList({ description: "Only games with all of these content warnings." }),
      exclude_content_warning: t.arg.stringList({
        description: "No games with any of these content warnings.",
      }),
      categories: t.arg({
        type: [CategoryRef],
        description: "Only these shelves; an empty list is refused with `store/empty-category`.",
      }),
      language: t.arg({ type: [LanguageRef], description: "Only games in one of these languages." }),
      platform: t.arg({ type: [PlatformRef], description: "Only games for one of these systems." }),
      in_browser: t.arg.boolean({ description: "Only games that are played in the browser. Usual: false." }),
      has_trial: t.arg.boolean({ description: "Only games with a free trial. Usual: false." }),
      keyword: t.arg.string({
        description:
          "What was typed: words of names, authors, tags and briefs in any of the 13 languages; the last word may be unfinished, and words nearly right count when nothing matches as typed. A word behind a minus is left out.",
      }),
      price: t.arg({ type: PriceRangeInputRef, description: "Only games in this range." }),
      country: t.arg.string({
        description:
          "Whose prices `price` compares, two letters. Absent: the viewer's own country, else `us`.",
      }),
      locale: t.arg.string({ description: "The reader's language, for the words of tags." }),
      ignore_preference: t.arg.boolean({
        description:
          "Show also what the player never wants to see, for clients that take it out themselves so that pages are the same for all. Usual: false.",
      }),
      q: t.arg({
        type: PageInputRef,
        description:
          "`orderField`: released_at or updated_at, -asc or -desc, standing-desc (best rated first) or purchases-desc (most bought first); anything else is the usual one: a search begins with its best match, other lists with the newest.",
      }),
      limit: t.arg.int({ description: "Games of a page, 1 to 100. Usual: 20." }),
    },
    resolve: async (_parent, args, context) => ({ ...(await findStores(context, args)), asked: args }),
  }),
);

builder.queryField("findStoreUpdateLogByNoAuth", (t) =>
  t.field({
    type: [StoreUpdateLogRef],
    description: "News and changelog of one game, newest first.",
    args: {
      store_id: t.arg.int({ required: true, description: "The game." }),
      limit: t.arg.int({ description: "How many, 1 to 100. Usual: 10." }),
    },
    resolve: (_parent, { store_id, limit }, context) => storeUpdateLogs(context, store_id, limit),
  }),
);

builder.mutationField("setStoreListed", (t) =>
  t.boolean({
    description:
      "For reviewers and root: takes a game off the shelves, or puts it back. Its owners keep it. True: something changed.",
    args: {
      id: t.arg.int({ required: true, description: "The game, which was accepted once." }),
      listed: t.arg.boolean({ required: true, description: "False: off the shelves." }),
      reason: t.arg.string({ required: true, description: "At most 500 characters, for the audit log." }),
    },
    resolve: (_parent, args, context) => setStoreListed(context, args),
  }),
);
