import type * as v from "valibot";

/** What is wrong with a field, as a sentence for the author of the hand-written file. */
export function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const { type, expected, received, message, requirement } = issue;
  if (type === "strict_object" && expected === "never")
    return "There is no such field: correct its name, or take it out.";
  if (received === "undefined") return "This is missing: write it.";
  // Ours are sentences already; the library's begin with the kind of the check.
  if (!message.startsWith("Invalid ")) return message;
  const words = WANTED[type];
  return `${words ? words.replace("{}", String(requirement)) : `${expected} is expected here`}, not ${received}: correct it.`;
}

const WANTED: Readonly<Record<string, string>> = {
  integer: "A whole number is expected here",
  min_value: "At least {} is expected here",
  max_value: "At most {} is expected here",
  min_length: "At least {} are expected here",
  max_length: "At most {} are expected here",
};
