/**
 * What a visitor of any brand sees while the port is open but the product is still starting; it reloads
 * itself.
 */
export function holdingPage(): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="2"><title>Starting</title><style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#14121a;color:#f3eef8;font:18px/1.6 system-ui,sans-serif}</style></head><body><p role="status">The site is starting. This page opens by itself in a moment.</p></body></html>`;
  return new Response(html, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "retry-after": "2", "cache-control": "no-store" },
  });
}
