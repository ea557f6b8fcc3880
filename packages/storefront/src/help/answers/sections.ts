import { account } from "./account.ts";
import { coins } from "./coins.ts";
import { games } from "./games.ts";
import { payments } from "./payments.ts";
import type { Section } from "./question.ts";
import { service } from "./service.ts";

/** Every question that is true of this shop, in the order in which people need them. */
export const SECTIONS: readonly Section[] = [payments, coins, games, account, service].map(
  ({ questions, ...section }) => ({
    ...section,
    questions: questions.filter(({ isShown = true }) => isShown),
  }),
);
