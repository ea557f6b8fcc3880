import { account } from "./account.ts";
import { coins } from "./coins.ts";
import { games } from "./games.ts";
import { payments } from "./payments.ts";
import type { Section } from "./question.ts";
import { service } from "./service.ts";

/** All questions that apply to this shop, most needed first. */
export const SECTIONS: readonly Section[] = [payments, coins, games, account, service].map(
  ({ questions, ...section }) => ({
    ...section,
    questions: questions.filter(({ isShown = true }) => isShown),
  }),
);
