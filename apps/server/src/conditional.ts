import { matchesTag } from "@catnip/api/platform/http/entity-tag.ts";

/** Headers that describe the omitted body. */
const OF_THE_BODY = ["content-type", "content-length", "content-encoding", "accept-ranges"];

/** Turns a response that the client already has into a 304 (`If-None-Match`); passes any other through. */
export function notModified(request: Request, response: Response): Response {
  const known = request.headers.get("if-none-match");
  if (known === null || response.status !== 200) return response;
  if (request.method !== "GET" && request.method !== "HEAD") return response;
  if (!matchesTag(known, response.headers.get("etag"))) return response;
  void response.body?.cancel();
  const headers = new Headers(response.headers);
  for (const name of OF_THE_BODY) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
