import { textLength } from "../input/index.ts";

/** Anything shorter does not describe a problem. In code points, after cleaning. */
export const SUPPORT_TEXT_LENGTH_MIN = 10;

/** Long enough for a whole story, short enough to be read. */
export const SUPPORT_TEXT_LENGTH_MAX = 4_000;

/** Answers may be a mere "yes". */
export const SUPPORT_ANSWER_LENGTH_MIN = 1;

/** How many cases of one person may be undecided at a time; what is more belongs into one of those (R-SPT-4). */
export const SUPPORT_OPEN_CASES_MAX = 5;

/** How many messages a case holds before another one has to be begun. */
export const SUPPORT_MESSAGES_MAX = 200;

/** What is wrong with a text, or null. The same at the field and at the server (R-SPT-1). */
export function supportTextProblem(text: string, min = SUPPORT_TEXT_LENGTH_MIN): "short" | "long" | null {
  const length = textLength(text);
  if (length < min) return "short";
  return length > SUPPORT_TEXT_LENGTH_MAX ? "long" : null;
}
