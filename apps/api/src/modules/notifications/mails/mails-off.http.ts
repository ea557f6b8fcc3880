import { DEFAULT_LOCALE } from "@catnip/domain/locales";
import { isNewsKind, type NewsKind } from "@catnip/domain/notifications";
import type { I18n, MessageDescriptor } from "@lingui/core";
import type { Services } from "../../../platform/context.ts";
import { escapeHtml } from "../../../platform/mail-template.ts";
import { mailTranslator } from "../../../platform/mail-messages/index.ts";
import { read } from "../../../platform/read.ts";
import { isUuid } from "../../../platform/uuid.ts";
import { writeSwitches } from "../notifications.service.ts";
import { MAILS_OFF, NEWS_KINDS } from "./mails-off-messages.ts";
import { openUnsubscribe, type UnsubscribeClaims } from "./unsubscribe-link.ts";

/**
 * The unsubscribe URL in mails, which works without a login. GET only asks for confirmation, because mail scanners
 * follow every link; POST unsubscribes, which is also what mail clients send for their own button (RFC 8058). A
 * deleted player gets the same response as any other.
 */
export function createMailsOff(
  services: Pick<Services, "config" | "db" | "now">,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { config, db, now } = services;
    const claims = openUnsubscribe(config, new URL(request.url).searchParams.get("ticket") ?? "", now());
    if (!claims || !isUuid(claims.reader))
      return page(mailTranslator(DEFAULT_LOCALE), MAILS_OFF.broken, "", 400);
    const reader = await readerOf(services, claims);
    const i18n = mailTranslator(reader?.locale ?? DEFAULT_LOCALE);
    const kinds = claims.kinds.filter(isNewsKind);
    if (request.method === "GET" || request.method === "HEAD")
      return page(i18n, MAILS_OFF.question, list(i18n, kinds) + form(i18n._(MAILS_OFF.confirm)));
    if (request.method !== "POST")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD, POST" } });
    const undo = (await formOf(request)).get("undo") === "yes";
    if (reader) await writeSwitches(db, reader.user_uuid, kinds, "mail", undo, now());
    return undo
      ? page(i18n, MAILS_OFF.undone)
      : page(
          i18n,
          MAILS_OFF.done,
          form(i18n._(MAILS_OFF.undo), `<input type="hidden" name="undo" value="yes">`),
        );
  };
}

async function readerOf({ db }: Pick<Services, "db">, { reader }: UnsubscribeClaims) {
  const [row] = await read<{ readonly user_uuid: string; readonly locale: string | null }>(
    db,
    "select user_uuid, locale from notification_readers where mail_key = $1",
    [reader],
  );
  return row ?? null;
}

/** Parses a body in whatever format a mail client sends; an unreadable one counts as empty. */
async function formOf(request: Request): Promise<URLSearchParams> {
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  return new URLSearchParams(isForm ? (await request.text()).slice(0, 1_000) : "");
}

const list = (i18n: I18n, kinds: readonly NewsKind[]) =>
  `<ul>${kinds.map((kind) => `<li>${escapeHtml(i18n._(NEWS_KINDS[kind]))}</li>`).join("")}</ul>`;

/** Posts to its own URL. */
const form = (label: string, fields = "") =>
  `<form method="post">${fields}<button>${escapeHtml(label)}</button></form>`;

const STYLE = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:30rem;padding:3rem 1.25rem;font:16px/1.6 system-ui,sans-serif}
h1{font-size:1.375rem;line-height:1.3}
button{min-height:44px;padding:0 1.25rem;border:0;border-radius:.625rem;background:#6d3fc4;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid light-dark(#1d1a24,#fff);outline-offset:2px}`;

function page(i18n: I18n, message: MessageDescriptor, content = "", status = 200): Response {
  const title = escapeHtml(i18n._(MAILS_OFF.title));
  const html = `<!doctype html><html lang="${i18n.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>${title}</h1><p role="status">${escapeHtml(i18n._(message))}</p>${content}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
      // The URL works without a login, so it must not leak through the referrer.
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}
