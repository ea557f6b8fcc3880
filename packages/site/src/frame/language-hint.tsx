import { LANGUAGE_COOKIE, languageHint, type Locale } from "@catnip/domain/locales";
import { brand } from "#brand";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { readCookie } from "../http/cookies.ts";
import { useLocale } from "../languages/locale.ts";
import { OFFERED_LOCALES } from "../languages/offered-locales.ts";
import { useBrowserValue } from "../browser/use-browser-value.ts";
import type { LanguageOffer as Offer } from "./language-offer.tsx";

/**
 * Offers the browser's language when the page is in another. Overlays the bottom of the page, so it causes no layout
 * shift; on phones as a small card above the dock.
 *
 * @param props.otherwise shown instead when there is nothing to offer: two bars would cover half a phone, and a
 * question is best asked in the chosen language
 */
export function LanguageHint({ otherwise }: { otherwise: ReactNode }) {
  const locale = useLocale();
  const [isClosed, setClosed] = useState(false);
  const offered = useBrowserValue(() => offeredLanguage(locale), null);
  if (!offered || isClosed) return otherwise;
  return (
    <Suspense>
      <LanguageOffer offered={offered} onClose={() => setClosed(true)} />
    </Suspense>
  );
}

/** Most visitors already have the right language: they load neither the offer nor its messages. */
const LanguageOffer = lazy(async () => {
  // Without a network the page stays in its language, and the menu has the others.
  const loaded = await import("./language-offer.tsx").catch(() => null);
  return { default: loaded?.LanguageOffer ?? Nothing };
});

const Nothing: typeof Offer = () => <></>;

function offeredLanguage(locale: Locale): Locale | null {
  const cookie = readCookie(document.cookie, LANGUAGE_COOKIE.name);
  const { languageMenu: enabled } = brand.features;
  return languageHint({
    cookie,
    locale,
    browserLanguage: navigator.language,
    enabled,
    offered: OFFERED_LOCALES,
  });
}
