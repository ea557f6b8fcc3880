import { cleanLine, textLength } from "@catnip/domain/input";
import { ApiError } from "./errors.ts";

/** The longest reason staff may give, in code points. */
const REASON_LENGTH_MAX = 500;

/** The reason for a staff action, on one line, for the audit log. @throws ApiError `input/invalid` */
export function cleanReason(typed: string): string {
  const reason = cleanLine(typed);
  if (reason !== "" && textLength(reason) <= REASON_LENGTH_MAX) return reason;
  throw new ApiError("input/invalid", `A change needs a reason of at most ${REASON_LENGTH_MAX} characters`, {
    field: "reason",
  });
}
