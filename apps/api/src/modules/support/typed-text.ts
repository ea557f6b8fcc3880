import { cleanText } from "@catnip/domain/input";
import { SUPPORT_TEXT_LENGTH_MAX, SUPPORT_TEXT_LENGTH_MIN, supportTextProblem } from "@catnip/domain/support";
import { ApiError } from "../../platform/errors.ts";

/** A message's text as stored (R-SPT-1). @throws ApiError `input/invalid` with the limits */
export function typedText(typed: string, min = SUPPORT_TEXT_LENGTH_MIN): string {
  const text = cleanText(typed);
  if (supportTextProblem(text, min) === null) return text;
  throw new ApiError("input/invalid", "The text is too short or too long.", {
    field: "text",
    min,
    max: SUPPORT_TEXT_LENGTH_MAX,
  });
}
