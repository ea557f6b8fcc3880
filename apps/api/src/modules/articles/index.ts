import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./articles.access.ts";
import "./article-staff.schema.ts";
import "./articles.schema.ts";

/** News and help, with their votes. */
export const articles: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { forgetArticleVotes } from "./article-votes.service.ts";
export {
  addArticle,
  changesArticle,
  findArticlesByStaff,
  setArticle,
  type ArticleInput,
} from "./article-staff.service.ts";
