import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "./config.ts";
import { isMail } from "./mail.ts";
import { mailFolder, type CaughtMail } from "./send-mail.ts";

/** Older mails stay on disk; the list shows this many. */
const LISTED_MAX = 200;
/** Polling interval of the open list. */
const POLL_MS = 2_000;

/**
 * The development mailbox: every mail the product would have sent, newest first.
 *
 * @throws Error in production, where it would show all codes to everyone
 */
export function createMailSite(config: Config): { readonly fetch: (request: Request) => Promise<Response> } {
  if (config.production)
    throw new Error(
      "The mailbox for development is not served in production: set SMTP_URL and leave the site mail out.",
    );
  const folder = mailFolder(config);
  return {
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (request.method !== "GET" && request.method !== "HEAD") return text("Only GET", 405);
      if (pathname === "/") return page("Mailbox", list(await mailsIn(folder)), POLLING);
      if (pathname === "/list") return partial(request, list(await mailsIn(folder)));
      // For e2e journeys in a browser: the newest mail to an address, as data.
      if (pathname === "/latest.json") {
        const mail = (await mailsIn(folder)).find(({ to }) => to === searchParams.get("to"));
        return mail
          ? Response.json(mail, { headers: NO_STORE })
          : Response.json(null, { status: 404, headers: NO_STORE });
      }
      const [, id = "", part] = /^\/mail\/([\w-]+)(\/body)?$/.exec(pathname) ?? [];
      const mail = id === "" ? null : await readMail(folder, `${id}.json`);
      if (!mail)
        return page(
          "No such mail",
          `<main><h1>There is no such mail</h1><p><a href="/">All mails</a></p></main>`,
          "",
          404,
        );
      return part ? body(mail) : page(mail.subject, reader(mail));
    },
  };
}

async function mailsIn(folder: string): Promise<CaughtMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(".json") && !name.startsWith("."))
    .toSorted()
    .toReversed();
  const mails = await Promise.all(newest.slice(0, LISTED_MAX).map((name) => readMail(folder, name)));
  return mails.filter((mail) => mail !== null);
}

async function readMail(folder: string, name: string): Promise<CaughtMail | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path.join(folder, name), "utf8"));
    return isCaught(value) ? value : null;
  } catch {
    return null;
  }
}

const isCaught = (value: unknown): value is CaughtMail =>
  isMail(value) && "id" in value && "sent_at" in value;

function list(mails: readonly CaughtMail[]): string {
  if (mails.length === 0)
    return `<p class="empty">No mail yet. Sign up or ask for a new password, and it appears here.</p>`;
  return `<ol>${mails.map(row).join("")}</ol>`;
}

function row(mail: CaughtMail): string {
  const code = codeIn(mail);
  return `<li><a href="/mail/${encodeURIComponent(mail.id)}"><strong>${escape(mail.subject)}</strong><span>to ${escape(mail.to)}</span></a>${
    code ? `<code title="Click to select">${code}</code>` : ""
  }<time datetime="${escape(mail.sent_at)}">${escape(clock(mail.sent_at))}</time></li>`;
}

function reader(mail: CaughtMail): string {
  const code = codeIn(mail);
  return `<main><p><a href="/">All mails</a></p><h1>${escape(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escape(mail.to)}</dd><dt>Sent</dt><dd><time datetime="${escape(mail.sent_at)}">${escape(clock(mail.sent_at))} UTC</time></dd><dt>Language</dt><dd>${escape(mail.lang)}</dd></dl>
${code ? `<p>Code: <code class="big">${code}</code></p>` : ""}
<iframe title="The mail as it looks" src="/mail/${encodeURIComponent(mail.id)}/body" sandbox></iframe>
<details><summary>As plain text</summary><pre lang="${escape(mail.lang)}">${escape(mail.text)}</pre></details></main>`;
}

const codeIn = (mail: CaughtMail): string | null => /(?<!\d)\d{8}(?!\d)/.exec(mail.text)?.[0] ?? null;

const clock = (iso: string) => iso.slice(0, 19).replace("T", " ");

/** Only the list; if unchanged, the answer is empty and the page is left as it is. */
function partial(request: Request, html: string): Response {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  if (request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers: { etag } });
  return new Response(html, { headers: { ...HTML, etag, "cache-control": "no-cache" } });
}

// Replaced only on change and while no text is selected, so that copying a code is not interrupted.
const POLLING = `
let etag = "";
setInterval(async () => {
  if (document.hidden || !getSelection().isCollapsed) return;
  const answer = await fetch("/list", { headers: etag ? { "If-None-Match": etag } : {}, cache: "no-store" }).catch(() => null);
  if (!answer || answer.status !== 200) return;
  const first = etag === "";
  etag = answer.headers.get("etag") ?? "";
  const html = await answer.text();
  if (first && html === document.querySelector("#list").innerHTML) return;
  const focused = document.activeElement?.getAttribute("href");
  document.querySelector("#list").innerHTML = html;
  if (focused) document.querySelector('a[href="' + CSS.escape(focused) + '"]')?.focus();
}, ${POLL_MS});
`;

const STYLE = `
:root{color-scheme:light dark;--line:#8884;--soft:light-dark(#5f5a6b,#b3adbf);--accent:light-dark(#6d3fc4,#c4a7ff)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:52rem;padding:1.5rem 1rem 4rem;font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.25}
a{color:var(--accent)}
ol{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
li{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;padding:.5rem 0;border-bottom:1px solid var(--line)}
li a{flex:1 1 16rem;min-height:44px;display:flex;flex-direction:column;justify-content:center;text-decoration:none;overflow-wrap:anywhere}
li a:hover strong{text-decoration:underline}
li span,time,.empty{color:var(--soft)}
time{font-variant-numeric:tabular-nums;font-size:.875rem}
code{font:700 1.25rem/1 ui-monospace,Consolas,monospace;letter-spacing:.08em;user-select:all;padding:.5rem .625rem;border:1px solid var(--line);border-radius:.5rem}
code.big{font-size:2rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:26rem;border:1px solid var(--line);border-radius:.5rem;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

function page(title: string, content: string, script = "", status = 200): Response {
  const main =
    script === ""
      ? content
      : `<main><h1>Mailbox</h1><p>Mails this installation would have sent. They never leave this machine.</p><div id="list" aria-live="polite">${content}</div></main>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body>${main}${script ? `<script>${script}</script>` : ""}</body></html>`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src ${script ? `'sha256-${createHash("sha256").update(script).digest("base64")}'` : "'none'"}; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(html, { status, headers: { ...HTML, ...NO_STORE, "content-security-policy": policy } });
}

/** The mail itself, in a fully sandboxed frame. */
function body(mail: CaughtMail): Response {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";
  return new Response(mail.html, { headers: { ...HTML, ...NO_STORE, "content-security-policy": policy } });
}

const HTML = {
  "content-type": "text/html; charset=utf-8",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
} as const;
const NO_STORE = { "cache-control": "no-store" } as const;

const text = (message: string, status: number) =>
  new Response(message, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

const escape = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
