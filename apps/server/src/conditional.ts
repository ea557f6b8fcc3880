import { matchesTag } from "@catnip/api/platform/http/entity-tag.ts";

/** What describes a body that is not sent. */
const OF_THE_BODY = ["content-type", "content-length", "content-encoding", "accept-ranges"];

/** 304 in place of an answer that the client has already (`If-None-Match`); any other answer as it is. */
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
