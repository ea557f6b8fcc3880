import { isErrorCode, type ErrorCode } from "@catnip/domain/errors";
import { ApiError } from "../../platform/errors.ts";
import { unavailability } from "../../platform/unavailable.ts";

/** A JSON response that must not be cached. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(value, {
    status,
    headers: { "cache-control": "no-store", "x-content-type-options": "nosniff", ...headers },
  });
}

/** Turns an expected error, or an unreachable database, into `{ code, message, facts? }`; rethrows anything else. */
export function answerOf(error: unknown): Response {
  const reason = unavailability(error);
  if (reason) {
    return json({ code: "service/unavailable", message: reason.message }, 503, {
      "retry-after": String(reason.retryAfter),
    });
  }
  if (!(error instanceof ApiError)) throw error;
  const facts = error.extensions.facts;
  const retryAfter = retryAfterOf(facts);
  return json(
    { code: error.code, message: error.message, ...(facts ? { facts } : {}) },
    statusOf(error.code),
    retryAfter ? { "retry-after": retryAfter } : {},
  );
}

/** HTTP status for an authentication error. */
export function statusOf(code: ErrorCode): number {
  return STATUS.get(code) ?? 400;
}

const STATUS: ReadonlyMap<ErrorCode, number> = new Map([
  ["auth/login-required", 401],
  ["auth/id-token-expired", 401],
  ["auth/argument-error", 401],
  ["auth/wrong-password", 401],
  ["auth/forbidden", 403],
  ["auth/email-already-exists", 409],
  ["auth/weak-password", 422],
  ["auth/invalid-code", 422],
  ["auth/code-expired", 422],
  ["auth/too-many-requests", 429],
]);

function retryAfterOf(facts: unknown): string | null {
  const seconds =
    typeof facts === "object" && facts !== null && "retry_after" in facts ? facts.retry_after : null;
  return typeof seconds === "number" ? String(seconds) : null;
}

/** Maps the library's error codes to those in our catalog. */
const LIBRARY_CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: "auth/wrong-password",
  INVALID_EMAIL: "auth/wrong-password",
  PASSWORD_TOO_LONG: "auth/wrong-password",
  EMAIL_NOT_VERIFIED: "auth/email-not-verified",
  VALIDATION_ERROR: "input/invalid",
  INVALID_ORIGIN: "auth/forbidden",
  MISSING_OR_NULL_ORIGIN: "auth/forbidden",
};

/** For responses without a library code, or with an unknown one: the caller can act on a 4xx. */
function codeOfStatus(status: number): ErrorCode {
  if (status >= 500) return "9999";
  if (status === 401) return "auth/login-required";
  return status === 403 ? "auth/forbidden" : "input/invalid";
}

/**
 * Replaces the body of a library error response with `{ code, message, facts? }`. OAuth's own errors (`{ error,
 * error_description }`) are a standard and pass through unchanged.
 */
export async function inOurCodes(response: Response): Promise<Response> {
  if (response.status < 400 || !response.headers.get("content-type")?.includes("json")) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== "object" || body === null || "error" in body) return response;
  const { code, message, facts } = body as { code?: unknown; message?: unknown; facts?: unknown };
  const ours =
    (typeof code === "string" && Object.hasOwn(LIBRARY_CODES, code) ? LIBRARY_CODES[code] : undefined) ??
    (isErrorCode(code) ? code : codeOfStatus(response.status));
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  headers.set("cache-control", "no-store");
  // A wrong address and a wrong password must be indistinguishable, including the status.
  const status = ours === "auth/wrong-password" ? statusOf(ours) : response.status;
  const text = response.status >= 500 ? "Unknown error" : message;
  return new Response(JSON.stringify({ code: ours, message: text, ...(facts ? { facts } : {}) }), {
    status,
    headers,
  });
}
