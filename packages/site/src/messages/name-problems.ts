import type { NameProblem } from "@catnip/domain/names";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Why a name was rejected, by the `problem` in the facts of the error (R-PRF-11). */
const TEXTS: Readonly<Record<NameProblem, MessageDescriptor>> = {
  invisible: msg`This name contains invisible characters. Please type it again.`,
  "mixed-scripts": msg`A word of this name mixes alphabets, such as Latin and Cyrillic letters. Please use one alphabet per word.`,
  reserved: msg`This name looks like that of our staff. Please choose another.`,
};

/** The message for an error's facts; null: it is not about a name. */
export function nameProblemText(facts: unknown): MessageDescriptor | null {
  if (typeof facts !== "object" || facts === null || !("problem" in facts)) return null;
  const { problem } = facts;
  return typeof problem === "string" && Object.hasOwn(TEXTS, problem) ? TEXTS[problem as NameProblem] : null;
}
