export { forgetArticleVotes } from "./article-votes.service.ts";
