/** Default headers of every response of every site: nosniff and no-store. Cacheable responses override them. */
export function withDefaults(response: Response): Response {
  const given = response.headers;
  if (given.has("x-content-type-options") && given.has("cache-control")) return response;
  const headers = new Headers(given);
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
