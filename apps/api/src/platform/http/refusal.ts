import type { ErrorCode } from "@catnip/domain/errors";
import type { Unavailability } from "../unavailable.ts";

export const UNKNOWN = "Unknown error, contact support.";
export const UNSTORABLE = "The request holds characters that are no text.";

/** An error in the format of GraphQL errors, for everything that goes wrong before an operation runs. */
export function refusal(
  status: number,
  code: ErrorCode,
  message: string,
  headers: Record<string, string> = {},
  requestId?: string,
): Response {
  const extensions = requestId ? { code, request_id: requestId } : { code };
  return answer(status, JSON.stringify({ errors: [{ message, extensions }] }), headers);
}

/** The answer during an outage: 503 with Retry-After. */
export function unavailableNow({ message, retryAfter }: Unavailability, requestId?: string): Response {
  return refusal(503, "service/unavailable", message, { "retry-after": String(retryAfter) }, requestId);
}

/** A JSON answer that must not be cached. */
export function answer(status: number, body: string, headers: Record<string, string> = {}): Response {
  // As bytes: a text would be checked and converted more slowly.
  return new Response(Buffer.from(body), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}
