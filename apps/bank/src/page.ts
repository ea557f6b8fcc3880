/** Renders a page of the bank. @param body HTML; untrusted values in it must have gone through `escape` */
export function page(title: string, body: string, look: "" | "wide" = ""): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · Test bank</title>
<link rel="icon" href="data:,">
<style>${CSS}</style>
</head>
<body>
<header><span aria-hidden="true" class="mark">¤</span> Test bank</header>
<main class="${look}"><h1>${escape(title)}</h1>${body}</main>
</body>
</html>`;
}

export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Minor units with two decimals, as `USD 10.00`. */
export const money = (currency: string, minor: number): string =>
  `${escape(currency)} ${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;

export function refusedPage(code: string): string {
  return page(
    "This order cannot be opened",
    `<p>The shop's request was refused.</p><p class="number">${escape(code)}</p>`,
  );
}

export function html(body: string, status: number): Response {
  return new Response(body, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        // No form-action: browsers apply it to every redirect after a form post, and the merchant redirects to
        // sites unknown here.
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}

const CSS = `
:root{color-scheme:light dark;--ink:#1b2430;--soft:#4b5666;--paper:#f4f6f9;--card:#fff;--line:#c9d1dc;--accent:#0b5cad;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef2f7;--soft:#b4bfce;--paper:#12161c;--card:#1b222c;--line:#3a4554;--accent:#8cc4ff;--on-accent:#0a1a2b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header{padding:1rem 1.25rem;font-weight:600}
.mark{display:inline-block;width:1.75rem;height:1.75rem;border-radius:.5rem;background:var(--accent);color:var(--on-accent);text-align:center}
main{max-width:30rem;margin:0 auto 2rem;padding:1.5rem 1.25rem;background:var(--card);border-block:1px solid var(--line)}
@media(min-width:32rem){main{border:1px solid var(--line);border-radius:1rem;padding:2rem}}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}
h2{margin:2rem 0 .5rem;font-size:1rem}
.note{margin:0 0 1.25rem;color:var(--soft)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.25rem;margin:0 0 1.5rem}
dt{color:var(--soft)}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
.amount{font-size:1.25rem;font-weight:700}
.number{font-family:ui-monospace,monospace;font-size:.875rem;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li{display:grid;gap:.25rem}
li span{color:var(--soft);font-size:.875rem}
button{width:100%;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:transparent;color:inherit;font:inherit;cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:700;min-height:3.25rem}
button:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
main.wide{max-width:62rem}
.scroll{overflow-x:auto}
.scroll:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--soft);font-weight:600;white-space:nowrap}
td.amount{font-size:inherit;white-space:nowrap}
a{color:var(--accent)}
code{font-family:ui-monospace,monospace;font-size:.875em;overflow-wrap:anywhere}
`;
