import { isMultipart } from "../http/multipart.ts";
import { readBody } from "../http/read-body.ts";
import { refusal, UNSTORABLE } from "../http/refusal.ts";
import { holdsOnlyText } from "../storable-text.ts";

/** More than any of our own clients sends. */
const BODY_BYTES_MAX = 100_000;

/** A parsed GraphQL request. */
export type Question = {
  readonly variables: Record<string, unknown>;
  /** Which operation of the document is meant. */
  readonly operationName: string | undefined;
} & (
  | { readonly documentId: string; readonly query?: undefined }
  | { readonly documentId?: undefined; readonly query: string }
);

/** What is wrong with a request regardless of its operation, or null. */
export function refusedRequest(request: Request): Response | null {
  if (request.method !== "POST")
    return refusal(405, "input/invalid", "Only POST is answered here.", { allow: "POST" });
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "") && !isMultipart(request)) {
    return refusal(
      415,
      "input/invalid",
      "The body must be application/json, or multipart/form-data with a file.",
    );
  }
  if (request.headers.get("accept-version") !== "v2") {
    return refusal(400, "request/version", "The header accept-version must be v2.");
  }
  return null;
}

export async function readQuestion(request: Request): Promise<Question | Response> {
  const text = await readBody(request, BODY_BYTES_MAX);
  if (text === null) return refusal(413, "input/invalid", `The body is longer than ${BODY_BYTES_MAX} bytes.`);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refusal(400, "input/invalid", "The body is not JSON.");
  }
  if (!holdsOnlyText(text, body)) return refusal(400, "input/invalid", UNSTORABLE);
  return questionIn(body);
}

export function questionIn(body: unknown): Question | Response {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    return refusal(400, "input/invalid", "One operation per request: the body must be a JSON object.");
  }
  const { documentId, query, variables, extensions, operationName } = body as Record<string, unknown>;
  if (!isMapOrAbsent(variables)) return refusal(400, "input/invalid", "`variables` must be a JSON object.");
  if (!isMapOrAbsent(extensions)) return refusal(400, "input/invalid", "`extensions` must be a JSON object.");
  const name = operationName ?? undefined;
  if (name !== undefined && typeof name !== "string")
    return refusal(400, "input/invalid", "`operationName` must be a string.");
  // Some clients send an empty name for an operation without one.
  const asked = { variables: variables ?? {}, operationName: name === "" ? undefined : name };
  if (typeof documentId === "string") return { ...asked, documentId };
  if (typeof query === "string") return { ...asked, query };
  return refusal(400, "input/invalid", "The body names no operation.");
}

function isMapOrAbsent(value: unknown): value is Record<string, unknown> | null | undefined {
  return value === undefined || (typeof value === "object" && !Array.isArray(value));
}
