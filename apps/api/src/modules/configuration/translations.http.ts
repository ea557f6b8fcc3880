import type { Services } from "../../platform/context.ts";
import { refusal } from "../../platform/http/refusal.ts";
import { matchesTag } from "../../platform/http/entity-tag.ts";
import { translationSheet } from "./translation-sheets.ts";

/** Path of the translation sheets on the API site. */
export const TRANSLATIONS_PATH = "/translations";

/** Sheets rarely change, and a text that is a minute out of date does no harm. */
const CACHE = "public, max-age=60, stale-while-revalidate=600";

/** `GET /translations?id=ja-JP` or `?id=partner/zh-CN`: the translation sheet as JSON, public and cacheable. */
export async function translations(services: Services, request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return refusal(405, "input/invalid", "Only GET is answered here.", { allow: "GET, HEAD" });
  const sheet = await translationSheet(services, new URL(request.url).searchParams.get("id") ?? "");
  if (!sheet) return refusal(404, "input/invalid", "No translation sheet has this id.");
  const headers = { "cache-control": CACHE, etag: sheet.tag, vary: "Accept-Encoding" };
  if (matchesTag(request.headers.get("if-none-match"), sheet.tag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : sheet.body, {
    headers: { ...headers, "content-type": "application/json; charset=utf-8" },
  });
}
