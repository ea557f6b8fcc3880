import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findArticle.store_id": "public",
  "findArticle.uuid": "public",
  "findArticleByStaff.store_id": "staff",
  "findArticleByStaff.uuid": "staff",
  "findArticleNeighbour.uuid": "public",
  "findArticleVersion.uuid": "staff",
  "getArticleHelpfulByMe.uuid": "public",
  "addArticle.article.store_id": "staff",
  "addArticle.uuid": "staff",
  "setArticle.article.store_id": "staff",
  "setArticle.uuid": "staff",
  "setArticleHelpful.uuid": "public",
};
