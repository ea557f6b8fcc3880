import type { Locale } from "@catnip/domain/locales";
import { alternates, pageAddress } from "./alternates.ts";

/** A page of the sitemap: its path without locale prefix, and when it last changed (ISO 8601). */
export interface SitemapPage {
  readonly path: string;
  readonly changed?: string;
}

/** The sitemap: one entry per page and language, each naming the page's other languages. */
export function sitemapXml(
  origin: string,
  locales: readonly Locale[],
  pages: readonly SitemapPage[],
): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const links = alternates(origin, path, locales)
      .map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
      )
      .join("");
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : "";
    return locales.map(
      (locale) => `<url><loc>${escapeXml(pageAddress(origin, locale, path))}</loc>${lastmod}${links}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
