import type { ErrorCode } from "./error-codes.ts";

/** What happens when the user confirms an error, besides closing it. */
type ErrorConsequence = "sign-out" | "reload" | "none";

/** What happens when the user confirms the error (R-ERR-4). */
export function errorConsequence(code: ErrorCode): ErrorConsequence {
  if (code === "auth/id-token-expired") return "sign-out";
  return code === "pay/new-tab-prevent" ? "reload" : "none";
}
