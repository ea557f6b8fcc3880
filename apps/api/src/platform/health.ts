import type { Database } from "./database.ts";
import { inTime, type DatabaseWatch } from "./database-watch.ts";

/** Timeout of the readiness check's database query, in milliseconds. */
const READY_MS_MAX = 2_000;

/** Whether a URL is one that monitors poll. */
export const isHealthPath = (url: string): boolean => /^\/health(?:\/|$)/.test(new URL(url).pathname);

/**
 * `/health`, `/health/live`: the process answers. `/health/ready`: it can also reach its database; 503 says why not.
 */
export async function health(
  { method, url }: Request,
  db: Database,
  watch: Pick<DatabaseWatch, "isSilent">,
): Promise<Response> {
  if (method !== "GET" && method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD", "cache-control": "no-store" } });
  if (new URL(url).pathname !== "/health/ready") return state(200, "live");
  if (watch.isSilent()) return state(503, "database silent");
  try {
    const found = await inTime(db.$client.query("select 1"), READY_MS_MAX);
    return found ? state(200, "ready") : state(503, "database slow");
  } catch {
    return state(503, "database away");
  }
}

function state(status: number, says: string): Response {
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  return new Response(JSON.stringify({ status: says }), {
    status,
    headers: status === 503 ? { ...headers, "retry-after": "5" } : headers,
  });
}
