import type { GraphQLError } from "graphql";
import { ApiError } from "../errors.ts";
import { isUnstorableText } from "../faults.ts";
import { busy, noteUnavailable, unavailability, type Unavailability } from "../unavailable.ts";
import { UNKNOWN, UNSTORABLE } from "../http/refusal.ts";
import type { Log } from "../log.ts";
import { wrongFieldFacts } from "./wrong-field.ts";

/** One entry of `errors`, as sent to clients. */
export type AnswerError = {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Readonly<Record<string, unknown>>;
};

/**
 * Turns errors into what clients may see: expected errors keep their code and details, request errors are described,
 * and everything unexpected becomes `9999` with the request id. Only the log gets the full error.
 */
export function formatErrors(
  errors: readonly GraphQLError[],
  requestId: string,
  log: Log,
): {
  readonly errors: readonly AnswerError[];
  /** Why the service is unavailable at the moment; null if it is not. */
  readonly unavailable: Unavailability | null;
  /** Seconds until a rate-limited call may be retried; null if none was. */
  readonly retryAfter: number | null;
} {
  let unavailable: Unavailability | null = null;
  let retryAfter: number | null = null;
  const formatted = errors.map((error): AnswerError => {
    const path = error.path ? { path: error.path } : {};
    const refusal = refusalIn(error);
    const seconds = refusal && retryAfterOf(refusal);
    if (seconds) retryAfter = Math.max(retryAfter ?? 0, seconds);
    if (refusal?.code === "service/unavailable") unavailable ??= busy(refusal);
    if (refusal)
      return {
        message: refusal.message,
        ...path,
        extensions: { ...wrongFieldFacts(error), ...refusal.extensions },
      };
    const fault = error.originalError;
    if (!fault) {
      return {
        message: error.message,
        ...path,
        extensions: { code: "input/invalid", ...wrongFieldFacts(error), request_id: requestId },
      };
    }
    if (isUnstorableText(fault)) {
      return { message: UNSTORABLE, ...path, extensions: { code: "input/invalid", request_id: requestId } };
    }
    const reason = unavailability(fault);
    if (reason) {
      unavailable = reason;
      noteUnavailable(log, reason, fault, requestId);
      return {
        message: reason.message,
        ...path,
        extensions: { code: "service/unavailable", request_id: requestId },
      };
    }
    log.error({ request_id: requestId, path: error.path, err: fault }, "unexpected fault");
    return { message: UNKNOWN, ...path, extensions: { code: "9999", request_id: requestId } };
  });
  return { errors: formatted, unavailable, retryAfter };
}

const TOO_MANY: ReadonlySet<string> = new Set(["request/too-many", "auth/too-many-requests"]);

/** Seconds until a rate-limited call may be retried; null for other errors. */
export function retryAfterOf({ code, extensions: { facts } }: ApiError): number | null {
  if (!TOO_MANY.has(code)) return null;
  const seconds =
    typeof facts === "object" && facts !== null && "retry_after" in facts ? facts.retry_after : 1;
  return typeof seconds === "number" ? seconds : 1;
}

function refusalIn(error: GraphQLError): ApiError | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; depth++) {
    if (at instanceof ApiError) return at;
    at = (at as { originalError?: unknown }).originalError;
  }
  return null;
}
