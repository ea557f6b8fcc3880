import type { TextInLanguage } from "@catnip/domain/articles";
import { brand } from "#brand";

interface ArticleFacts {
  readonly headline: TextInLanguage;
  readonly lang: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
}

/** schema.org data of an article's page. The publisher's logo is safe to show anywhere. */
export function articleData({
  article: { headline, lang, publishedAt, updatedAt },
  summary,
  address,
  origin,
}: {
  article: ArticleFacts;
  summary: string;
  address: string;
  origin: string;
}): object {
  const logo = `${origin}/icon-512.png`;
  const publisher = { "@type": "Organization", name: brand.name, url: origin, logo };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: headline.text,
    description: summary,
    inLanguage: lang,
    image: logo,
    datePublished: publishedAt,
    // An article may be written before the day it appears.
    dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
    mainEntityOfPage: address,
    author: publisher,
    publisher,
  };
}
