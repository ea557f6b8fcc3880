import { cleanLine, cleanText, textLength } from "@catnip/domain/input";
import { ApiError } from "../../platform/errors.ts";

/**
 * Normalizes a line of user input for storage; null if it was left out.
 *
 * @param field named in the error
 * @throws ApiError `input/invalid` when it is longer than `lengthMax` code points
 */
export function shortLine(text: string | null | undefined, lengthMax: number, field: string): string | null {
  return typeof text === "string" ? within(cleanLine(text), lengthMax, field) : null;
}

/** The same for multi-line text. */
export function shortText(text: string | null | undefined, lengthMax: number, field: string): string | null {
  return typeof text === "string" ? within(cleanText(text), lengthMax, field) : null;
}

function within(text: string, lengthMax: number, field: string): string {
  if (textLength(text) > lengthMax)
    throw new ApiError("input/invalid", `At most ${lengthMax} characters.`, { field, max: lengthMax });
  return text;
}
