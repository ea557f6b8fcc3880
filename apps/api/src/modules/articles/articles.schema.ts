import { builder } from "../../platform/builder.ts";
import { PageInputRef, TranslationRef } from "../../platform/shared-types.ts";
import { findArticles, type Article, type ArticleList } from "./articles.service.ts";

const ArticleRef = builder.objectRef<Article>("Article").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    category: t.exposeString("category"),
    headline: t.exposeString("headline"),
    text: t.exposeString("text", { description: "HTML." }),
    published_at: t.expose("published_at", { type: "DateTime" }),
    t: t.expose("t", { type: [TranslationRef], description: "Translations of `headline` and `text`." }),
    broadcast_state: t.exposeInt("broadcast_state"),
    broadcast_started_at: t.expose("broadcast_started_at", { type: "DateTime", nullable: true }),
    broadcast_ended_at: t.expose("broadcast_ended_at", { type: "DateTime", nullable: true }),
    broadcast_path: t.exposeString("broadcast_path", { nullable: true }),
  }),
});

const ArticleListRef = builder.objectRef<ArticleList>("ArticleList").implement({
  fields: (t) => ({ total: t.exposeInt("total"), list: t.expose("list", { type: [ArticleRef] }) }),
});

const ArticleFilterRef = builder.inputType("ArticleFilter", {
  description: "`broadcast_state` 1: only broadcasts that are live now.",
  fields: (t) => ({ broadcast_state: t.int() }),
});

builder.queryField("findArticleByGuest", (t) =>
  t.field({
    type: [ArticleRef],
    args: { filter: t.arg({ type: ArticleFilterRef }), category: t.arg.string(), limit: t.arg.int() },
    resolve: async (_parent, { filter, category, limit }, context) => {
      const found = await findArticles(context, {
        category,
        limit,
        live: (filter?.broadcast_state ?? 0) !== 0,
      });
      return [...found.list];
    },
  }),
);

builder.queryField("findArticle", (t) =>
  t.field({
    type: ArticleListRef,
    args: {
      uuid: t.arg.id(),
      category: t.arg.string(),
      keyword: t.arg.string(),
      q: t.arg({ type: PageInputRef }),
      limit: t.arg.int(),
    },
    resolve: (_parent, args, context) => findArticles(context, args),
  }),
);
