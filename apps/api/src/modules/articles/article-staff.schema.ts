import { builder } from "../../platform/builder.ts";
import { PageInputRef, TranslationInputRef } from "../../platform/shared-types.ts";
import {
  addArticle,
  findArticlesByStaff,
  findArticleVersions,
  setArticle,
  type ArticleVersion,
} from "./article-staff.service.ts";
import { ArticleCategoryRef, ArticleKindRef, ArticleListRef, ArticleRef } from "./articles.schema.ts";

const ArticleInputRef = builder.inputType("ArticleInput", {
  description: "What staff writes of an article; what is left out stays as it is.",
  fields: (t) => ({
    category: t.field({ type: ArticleKindRef, description: "Its kind." }),
    headline: t.string({ description: "1 to 200 characters of plain text." }),
    text: t.string({ description: "HTML, ≤ 30,000 characters; what pages may not hold is taken out." }),
    t: t.field({
      type: [TranslationInputRef],
      description: "Replaces all translations; keys `headline` and `text`.",
    }),
    published_at: t.field({ type: "DateTime", description: "Readers see it from then on; usually now." }),
    is_published: t.boolean({ description: "False: a draft, or taken back. Usually true." }),
    store_id: t.int({ description: "The game that news of the category `store` are about; null: none." }),
    broadcast_state: t.int({ description: "0 off, 1 on." }),
    broadcast_started_at: t.field({ type: "DateTime", description: "Null: from the beginning." }),
    broadcast_ended_at: t.field({
      type: "DateTime",
      description: "After the start; null: until switched off.",
    }),
    broadcast_path: t.string({ description: "A path of the shop or an https address; null: leads nowhere." }),
  }),
});

const ArticleVersionRef = builder.objectRef<ArticleVersion>("ArticleVersion").implement({
  description: "One state an article was in.",
  fields: (t) => ({
    article_uuid: t.exposeID("article_uuid"),
    version: t.exposeInt("version", { description: "Counts from 1." }),
    article: t.expose("article", { type: "JSON", description: "Its fields, named as in `ArticleInput`." }),
    author_uuid: t.exposeID("author_uuid", {
      nullable: true,
      description: "Staff player who wrote it; null: not written through the API.",
    }),
    reason: t.exposeString("reason", { nullable: true }),
    created_at: t.expose("created_at", { type: "DateTime" }),
  }),
});

builder.queryField("findArticleByStaff", (t) =>
  t.field({
    type: ArticleListRef,
    description:
      "For support and root: `findArticle` with drafts, articles taken back and those of the future.",
    args: {
      uuid: t.arg.id({ description: "Only this one." }),
      category: t.arg({ type: ArticleCategoryRef, description: "Absent or `all`: of every category." }),
      keyword: t.arg.string({ description: "Words of headline or text, in any language." }),
      store_id: t.arg.int({ description: "Only news about this game." }),
      q: t.arg({
        type: PageInputRef,
        description: "`orderField`: `published_at-desc` (usual) or `published_at-asc`.",
      }),
      limit: t.arg.int({ description: "≤ 100; usually 20." }),
    },
    resolve: (_parent, args, context) => findArticlesByStaff(context, args),
  }),
);

builder.queryField("findArticleVersion", (t) =>
  t.field({
    type: [ArticleVersionRef],
    description: "For support and root: every state of an article, the newest first.",
    args: {
      uuid: t.arg.id({ required: true }),
      q: t.arg({ type: PageInputRef, description: "`page` alone counts." }),
      limit: t.arg.int({ description: "≤ 100; usually 20." }),
    },
    resolve: async (_parent, { uuid, q, limit }, context) => [
      ...(await findArticleVersions(context, uuid, q, limit)),
    ],
  }),
);

builder.mutationField("addArticle", (t) =>
  t.field({
    type: ArticleRef,
    description: "For support and root: a new article.",
    args: {
      uuid: t.arg.id({
        required: true,
        description: "Made by the client, so that sending twice makes one article.",
      }),
      article: t.arg({
        type: ArticleInputRef,
        required: true,
        description: "With category, headline and text.",
      }),
      reason: t.arg.string({ description: "For the audit log." }),
    },
    resolve: (_parent, { uuid, article, reason }, context) => addArticle(context, uuid, article, reason),
  }),
);

builder.mutationField("setArticle", (t) =>
  t.field({
    type: ArticleRef,
    description:
      "For support and root: changes an article, publishes it or takes it back (`is_published`). Every state is kept.",
    args: {
      uuid: t.arg.id({ required: true }),
      version: t.arg.int({
        required: true,
        description: "The version that was read; another one is refused with `request/version-conflict`.",
      }),
      article: t.arg({ type: ArticleInputRef, required: true }),
      reason: t.arg.string({ description: "For the audit log." }),
    },
    resolve: (_parent, { uuid, version, article, reason }, context) =>
      setArticle(context, uuid, version, article, reason),
  }),
);
