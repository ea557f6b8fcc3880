import { openGraphLocale } from "@catnip/i18n";
import { brand } from "#brand";
import { jsonForScript } from "@catnip/site/http/inline-script.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { OFFERED_LOCALES } from "@catnip/site/languages/offered-locales.ts";
import { useNonce } from "@catnip/site/http/nonce.ts";
import { useSite } from "@catnip/site/host/site.ts";
import { alternates, pageAddress } from "./alternates.ts";

/** Metadata for search engines and link previews. React hoists it into the head. */
export function Seo({
  title,
  description,
  path,
  image,
  type = "website",
  isHidden = false,
  structured,
}: {
  title: string;
  description: string;
  /** The page's canonical path, without locale prefix. */
  path: string;
  image?: { readonly url: string; readonly width: number; readonly height: number } | undefined;
  type?: "website" | "product" | "article";
  /** noindex: search results, filtered lists. */
  isHidden?: boolean;
  /** schema.org data. */
  structured?: object;
}) {
  const locale = useLocale();
  const nonce = useNonce();
  const { origins } = useSite();
  const address = pageAddress(origins.shop, locale, path);
  const fullTitle = title === brand.name ? title : `${title} · ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address} />
      {alternates(origins.shop, path, OFFERED_LOCALES).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {image && (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
        </>
      )}
      {structured && (
        <script
          type="application/ld+json"
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: jsonForScript(structured) }}
        />
      )}
    </>
  );
}
