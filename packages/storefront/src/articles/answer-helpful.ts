import { ArticleHelpfulDocument, SetArticleHelpfulDocument } from "@catnip/sdk/articles/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { mutate } from "@catnip/site/session/client.ts";

/** The player's answer; null: none yet. */
export async function loadAnswer(ask: Ask, uuid: string): Promise<boolean | null> {
  return (await ask(ArticleHelpfulDocument, { uuid })).getArticleHelpfulByMe;
}

/** Gives or changes the player's answer. Returns the totals as they are now. */
export async function answerHelpful(
  uuid: string,
  helpful: boolean,
): Promise<{ helpful: number; unhelpful: number }> {
  const { setArticleHelpful: article } = await mutate(
    SetArticleHelpfulDocument,
    { uuid, helpful },
    {
      changes: (answers) =>
        answers.update(ArticleHelpfulDocument, (_data, of) =>
          of.uuid === uuid ? { getArticleHelpfulByMe: helpful } : null,
        ),
    },
  );
  return { helpful: article.helpful_count, unhelpful: article.unhelpful_count };
}
