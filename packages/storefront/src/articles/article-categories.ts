import type { ArticleCategory } from "@catnip/domain/articles";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What readers call the categories of articles. */
export const ARTICLE_CATEGORY_NAMES: Record<ArticleCategory, MessageDescriptor> = {
  all: msg({ message: "All", comment: "All categories of games" }),
  announcement: msg`Announcement`,
  ad: msg`Promotion`,
  qa: msg`Questions and help`,
  tutorial: msg`Tutorial`,
  store: msg`Store`,
  questionnaire: msg`Questionnaire`,
  featured: msg`Featured`,
};
