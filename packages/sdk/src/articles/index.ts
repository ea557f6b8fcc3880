/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  ArticleFieldsFragment,
  ArticleHelpfulQuery,
  ArticleHelpfulQueryVariables,
  ArticleLineFragment,
  ArticlePageQuery,
  ArticlePageQueryVariables,
  ArticlesQuery,
  ArticlesQueryVariables,
  NoticeFieldsFragment,
  SetArticleHelpfulMutation,
  SetArticleHelpfulMutationVariables,
  SitemapArticlesQuery,
  SitemapArticlesQueryVariables,
} from "../gen/graphql.ts";
export const ArticleHelpfulDocument = /* @__PURE__ */ persisted(generated.ArticleHelpfulDocument);
export const ArticlePageDocument = /* @__PURE__ */ persisted(generated.ArticlePageDocument);
export const ArticlesDocument = /* @__PURE__ */ persisted(generated.ArticlesDocument);
export const SetArticleHelpfulDocument = /* @__PURE__ */ persisted(generated.SetArticleHelpfulDocument);
export const SitemapArticlesDocument = /* @__PURE__ */ persisted(generated.SitemapArticlesDocument);
