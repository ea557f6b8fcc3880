import { SetArticleHelpfulDocument } from "@catnip/sdk/articles/index.ts";
import { mutate } from "@catnip/site/session/client.ts";

/** For urql: the player's own answer is a plain boolean, which names no type. */
export const HELPFUL_ANSWER = { additionalTypenames: ["ArticleHelpful"] };

/** Gives or changes the player's answer. Returns the totals as they are now. */
export async function answerHelpful(
  uuid: string,
  helpful: boolean,
): Promise<{ helpful: number; unhelpful: number }> {
  const { setArticleHelpful: article } = await mutate(
    SetArticleHelpfulDocument,
    { uuid, helpful },
    HELPFUL_ANSWER.additionalTypenames,
  );
  return { helpful: article.helpful_count, unhelpful: article.unhelpful_count };
}
