import { ARTICLE_CATEGORIES, ARTICLE_KINDS } from "@catnip/domain/articles";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { PageInputRef, TranslationRef } from "../../platform/shared-types.ts";
import { loadBoundaryWords } from "../catalog/index.ts";
import type { Article } from "./article.ts";
import { articleHelpfulByMe, setArticleHelpful } from "./article-votes.service.ts";
import {
  findArticleNeighbours,
  findArticles,
  type ArticleList,
  type ArticleNeighbours,
} from "./articles.service.ts";

export const ArticleCategoryRef = closedSet(
  "ArticleCategory",
  "articles",
  ARTICLE_CATEGORIES,
  "The kind of an article; `all` is the choice of every kind.",
  "text",
);

export const ArticleKindRef = closedSet(
  "ArticleKind",
  "articles",
  ARTICLE_KINDS,
  "The kind of an article.",
  "text",
);

export const ArticleRef = builder.objectRef<Article>("Article").implement({
  description: "News, an announcement, a tutorial, an answer.",
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    category: t.expose("category", { type: ArticleKindRef, description: "Its kind." }),
    headline: t.exposeString("headline", { description: "Plain text, ≤ 200 characters." }),
    text: t.exposeString("text", {
      description:
        "HTML of paragraphs, lists, emphasis, headings and https or mailto links; cleaned when written and when read.",
    }),
    published_at: t.expose("published_at", {
      type: "DateTime",
      description: "Readers see the article from then on.",
    }),
    is_published: t.exposeBoolean("is_published", {
      description: "False for drafts and articles taken back; readers only ever see true.",
    }),
    store_id: t.exposeInt("store_id", {
      nullable: true,
      description: "The game that news of the category `store` are about.",
    }),
    boundary_words: t.string({
      description: "`Store.boundary_words` of that game; empty for other articles.",
      resolve: (article, _args, context) =>
        article.store_id === null ? "" : loadBoundaryWords(context, article.store_id),
    }),
    t: t.expose("t", { type: [TranslationRef], description: "Translations of `headline` and `text`." }),
    broadcast_state: t.exposeInt("broadcast_state", { description: "0 switched off, else switched on." }),
    broadcast_started_at: t.expose("broadcast_started_at", {
      type: "DateTime",
      nullable: true,
      description: "A broadcast is live from then on; null: from the beginning.",
    }),
    broadcast_ended_at: t.expose("broadcast_ended_at", {
      type: "DateTime",
      nullable: true,
      description: "A broadcast is live until just before; null: until switched off.",
    }),
    broadcast_path: t.exposeString("broadcast_path", {
      nullable: true,
      description: "Where the broadcast leads: a path of the shop or an https address.",
    }),
    helpful_count: t.exposeInt("helpful_count", {
      description: "Players who found it helpful; some seconds old.",
    }),
    unhelpful_count: t.exposeInt("unhelpful_count", {
      description: "Players who did not; some seconds old.",
    }),
    version: t.exposeInt("version", { description: "Counts the changes; counts from 1." }),
    created_at: t.expose("created_at", { type: "DateTime" }),
    updated_at: t.expose("updated_at", { type: "DateTime", description: "When its words last changed." }),
  }),
});

export const ArticleListRef = builder.objectRef<ArticleList>("ArticleList").implement({
  fields: (t) => ({
    total: t.exposeInt("total", { description: "How many there are on all pages together." }),
    list: t.expose("list", { type: [ArticleRef] }),
  }),
});

const ArticleNeighboursRef = builder.objectRef<ArticleNeighbours>("ArticleNeighbours").implement({
  description: "The articles beside one, by the time they were published.",
  fields: (t) => ({
    previous: t.expose("previous", {
      type: ArticleRef,
      nullable: true,
      description: "The one before: older.",
    }),
    next: t.expose("next", { type: ArticleRef, nullable: true, description: "The one after: newer." }),
  }),
});

const ArticleFilterRef = builder.inputType("ArticleFilter", {
  description: "`broadcast_state` 1: only broadcasts that are live now.",
  fields: (t) => ({ broadcast_state: t.int({ description: "0 or absent: every article." }) }),
});

builder.queryField("findArticleByGuest", (t) =>
  t.field({
    type: [ArticleRef],
    description: "Articles as a guest's start page needs them: the live broadcasts.",
    args: {
      filter: t.arg({ type: ArticleFilterRef }),
      category: t.arg({ type: ArticleCategoryRef, description: "Absent or `all`: of every category." }),
      limit: t.arg.int({ description: "≤ 100; usually 20." }),
    },
    resolve: async (_parent, { filter, category, limit }, context) => {
      const live = (filter?.broadcast_state ?? 0) !== 0;
      const found = await findArticles(context, { category, limit, live });
      return [...found.list];
    },
  }),
);

builder.queryField("findArticle", (t) =>
  t.field({
    type: ArticleListRef,
    description: "Articles, newest first.",
    args: {
      uuid: t.arg.id({ description: "Only this one." }),
      category: t.arg({ type: ArticleCategoryRef, description: "Absent or `all`: of every category." }),
      keyword: t.arg.string({
        description: "Words of headline or text, in any language; ≤ 100 characters count.",
      }),
      store_id: t.arg.int({ description: "Only news about this game." }),
      q: t.arg({
        type: PageInputRef,
        description: "`orderField`: `published_at-desc` (usual) or `published_at-asc`.",
      }),
      limit: t.arg.int({ description: "≤ 100; usually 20." }),
    },
    resolve: (_parent, args, context) => findArticles(context, args),
  }),
);

builder.queryField("findArticleNeighbour", (t) =>
  t.field({
    type: ArticleNeighboursRef,
    description: "What a reader of an article may read before and after it.",
    args: {
      uuid: t.arg.id({ required: true, description: "The article being read." }),
      category: t.arg({
        type: ArticleCategoryRef,
        description: "Only neighbours of this category; absent or `all`: of every one.",
      }),
    },
    resolve: (_parent, { uuid, category }, context) => findArticleNeighbours(context, uuid, category),
  }),
);

builder.queryField("getArticleHelpfulByMe", (t) =>
  t.boolean({
    nullable: true,
    description: 'What the viewer answered to "was this helpful?"; null: nothing yet.',
    args: { uuid: t.arg.id({ required: true }) },
    resolve: (_parent, { uuid }, context) => articleHelpfulByMe(context, uuid),
  }),
);

builder.mutationField("setArticleHelpful", (t) =>
  t.field({
    type: ArticleRef,
    description:
      'Answers "was this helpful?": one answer per player and article, changeable; sending it again changes nothing. Answers the article with its counts as they are now.',
    args: {
      uuid: t.arg.id({ required: true }),
      helpful: t.arg.boolean({ required: true, description: "True: yes, false: no." }),
    },
    resolve: (_parent, { uuid, helpful }, context) => setArticleHelpful(context, uuid, helpful),
  }),
);
