import type { Database } from "./database.ts";

/** `/health/live`: the process answers. `/health`, `/health/ready`: it can also reach its database. */
export async function health({ method, url }: Request, db: Database): Promise<Response> {
  if (method !== "GET" && method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD", "cache-control": "no-store" } });
  const { pathname } = new URL(url);
  if (pathname === "/health/live") return state(200, "live");
  try {
    await db.$client.query("select 1");
    return state(200, "ready");
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
