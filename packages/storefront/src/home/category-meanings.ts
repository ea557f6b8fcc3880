import type { Category } from "@catnip/domain/catalog";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What a shelf contains, for visitors who do not know the terms. */
export const CATEGORY_MEANINGS: Record<Category, MessageDescriptor> = {
  "boy-r18": msg({
    message: "Made for men: the love stories are mostly with women.",
    comment: "Explains the category “Male-oriented”",
  }),
  "boy-bl": msg({
    message: "Boys’ love: stories of love between men.",
    comment: "Explains the category BL",
  }),
  "girl-r18": msg({
    message: "Made for women: the love stories are mostly with men.",
    comment: "Explains the category “Female-oriented”",
  }),
  "girl-gl": msg({
    message: "Girls’ love: stories of love between women.",
    comment: "Explains the category GL",
  }),
};
