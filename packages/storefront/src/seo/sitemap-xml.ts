import type { Locale } from "@catnip/domain/locales";
import { alternates, pageAddress } from "./alternates.ts";

/** A page in the sitemap: its path without locale prefix, and its last change (ISO 8601). */
export interface SitemapPage {
  readonly path: string;
  readonly changed?: string;
}

/** A file in the sitemap index: its address, and the latest change of its pages (ISO 8601). */
export interface SitemapFile {
  readonly address: string;
  readonly changed?: string;
}

/** The index of the sitemap's files. */
export function sitemapIndexXml(files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ address, changed }) => `<sitemap><loc>${escapeXml(address)}</loc>${lastmod(changed)}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`;
}

/** A sitemap file: one entry per page and language, each listing the page's other languages. */
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
    return locales.map(
      (locale) =>
        `<url><loc>${escapeXml(pageAddress(origin, locale, path))}</loc>${lastmod(changed)}${links}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

const lastmod = (changed: string | undefined) => (changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : "");

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
