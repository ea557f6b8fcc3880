import type { Mail } from "./mail.ts";

/** Part of a mail, in reading order. Texts are plain; nothing in them is interpreted as HTML. */
export type MailPart =
  | { readonly paragraph: string }
  /** Small print, such as what to do with an unexpected mail. */
  | { readonly note: string }
  /** Shown large: a verification code. */
  | { readonly code: string }
  /** `label` absent: the URL itself is shown. */
  | { readonly link: string; readonly label?: string }
  /** Label and value, line by line. */
  | { readonly rows: readonly (readonly [string, string])[] };

/**
 * Renders a mail as plain text and as equivalent HTML. The HTML is one column of text without images, so it works in
 * dark mode, with a screen reader and where remote content is blocked.
 *
 * @param mail `lang`: the locale of the texts, not the one requested
 */
export function composeMail(mail: {
  readonly to: string;
  readonly lang: string;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  readonly unsubscribeUrl?: string;
}): Mail {
  const { to, lang, subject, parts, unsubscribeUrl } = mail;
  return {
    to,
    lang,
    subject,
    text: `${parts.map(asText).join("\n\n")}\n`,
    html: page(lang, subject, parts.map(asHtml).join("")),
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  };
}

function asText(part: MailPart): string {
  if ("paragraph" in part) return part.paragraph;
  if ("note" in part) return part.note;
  if ("code" in part) return part.code;
  if ("rows" in part) return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  return part.label ? `${part.label}\n${part.link}` : part.link;
}

function asHtml(part: MailPart): string {
  if ("paragraph" in part) return `<p style="margin:0 0 12px">${escapeHtml(part.paragraph)}</p>`;
  if ("note" in part)
    return `<p class="soft" style="margin:24px 0 0;font-size:14px">${escapeHtml(part.note)}</p>`;
  if ("code" in part)
    return `<p style="margin:24px 0;font:700 34px/1.2 ui-monospace,Consolas,monospace;letter-spacing:4px">${escapeHtml(part.code)}</p>`;
  if ("rows" in part)
    return `<p style="margin:0 0 12px">${part.rows.map(([label, value]) => `<span class="soft">${escapeHtml(label)}:</span> ${escapeHtml(value)}`).join("<br>")}</p>`;
  const address = escapeHtml(part.link);
  return `<p style="margin:24px 0;overflow-wrap:anywhere"><a href="${address}">${part.label ? escapeHtml(part.label) : address}</a></p>`;
}

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

// Clients without dark mode support see the light colors; others use the second set.
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:32px 20px;background:#ffffff;color:#1d1a24;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif}
a{color:#6d3fc4}.soft{color:#5f5a6b}
@media (prefers-color-scheme:dark){body{background:#17141d;color:#efecf5}a{color:#c4a7ff}.soft{color:#b3adbf}}`;

const page = (lang: string, title: string, content: string) =>
  `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><div style="max-width:480px;margin:0 auto">${content}</div></body></html>`;
