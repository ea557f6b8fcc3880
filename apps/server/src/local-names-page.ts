import { createHash } from "node:crypto";
import type { Config } from "@catnip/api/platform/config.ts";
import { isBelowLocalhost, localNames } from "./local-names.ts";

/**
 * Safari and other browsers on WebKit, which ask the system for names below `.localhost`; Chromium says it is WebKit
 * too.
 */
const ASKS_THE_SYSTEM = /AppleWebKit\/(?!.*(?:Chrom(?:e|ium)|Edg|OPR)\/)/;

/**
 * Sent instead of a redirect to a browser that may not resolve names below `.localhost`: the page goes there if the
 * browser can, and says what to do if it cannot. Safari can since macOS 26. Null: redirect.
 *
 * @param to where the redirect would lead
 */
export function localNamesPage(
  request: Request,
  to: string,
  config: Pick<Config, "originPattern" | "port">,
): Response | null {
  const { headers, method } = request;
  const isPage = method === "GET" && (headers.get("accept") ?? "").includes("text/html");
  if (!isPage || !isBelowLocalhost(config) || !ASKS_THE_SYSTEM.test(headers.get("user-agent") ?? ""))
    return null;
  const { origin } = new URL(to);
  const script = scriptTo(to, `${origin}/favicon.svg`);
  const hash = createHash("sha256").update(script).digest("base64");
  return new Response(page(script, config), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      vary: "User-Agent",
      "content-security-policy": `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; connect-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

/** Any response will do, even an opaque one. */
const scriptTo = (to: string, probe: string): string => `
fetch(${inScript(probe)}, { mode: "no-cors", cache: "no-store" }).then(
  () => location.replace(${inScript(to)}),
  () => document.body.removeAttribute("data-trying"),
);
`;

const inScript = (text: string) => JSON.stringify(text).replaceAll("<", "\\u003c");

const page = (script: string, config: Pick<Config, "originPattern" | "port">): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Opening Catnip</title>
<style>
  body { margin: 0 auto; padding: 2rem 1.25rem; max-width: 42rem; background: #14121a; color: #f3eef8; font: 17px/1.6 system-ui, sans-serif; }
  pre { padding: 1rem; border-radius: 0.5rem; background: #241f2e; white-space: pre-wrap; overflow-wrap: anywhere; }
  [data-trying] > main, body:not([data-trying]) > p { display: none; }
</style>
<noscript><style>body > main { display: block !important; } body > p { display: none; }</style></noscript>
</head>
<body data-trying>
<p role="status">Opening the shop…</p>
<main>
<h1>This browser does not know the shop’s address</h1>
<p>Catnip’s sites have names that end in <code>.localhost</code>. Chrome, Edge, Firefox and Safari on macOS 26 know that such names mean this machine; this browser asks the system, which does not.</p>
<p>Open <code>http://localhost:${config.port}</code> in one of these browsers. Or add the names to the system’s list once, then reload this page:</p>
<pre>echo "127.0.0.1 ${localNames(config).join(" ")}" | sudo tee -a /etc/hosts</pre>
<p>Each game runs at a name of its own, which no list can hold: to play in the browser, use one of these browsers.</p>
</main>
<script>${script}</script>
</body>
</html>
`;
