import { fallbackLocale } from "@catnip/domain/locales";
import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takeEarlyPress } from "./early-press.ts";
import { keepServerStyles } from "./keep-server-styles.ts";
import { reloadOnMissingChunk } from "../network/missing-chunk.ts";
import { isOffered, OFFERED_LOCALES } from "../languages/offered-locales.ts";
import { readWordOverrides, WORD_OVERRIDES_ID, WordOverridesContext } from "../words/word-overrides.ts";
import { loadMessages } from "../words/words.ts";

reloadOnMissingChunk();

const { lang } = document.documentElement;
const locale = isOffered(lang) ? lang : fallbackLocale(OFFERED_LOCALES);
const overrides = document.getElementById(WORD_OVERRIDES_ID)?.textContent ?? "";
const i18n = createTranslator(locale, { ...(await loadMessages(locale)), ...readWordOverrides(overrides) });

keepServerStyles();
const pressEarly = takeEarlyPress();
startTransition(() => {
  hydrateRoot(
    document,
    <WordOverridesContext value={overrides}>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
        <Hydrated onHydrated={pressEarly} />
      </I18nProvider>
    </WordOverridesContext>,
  );
});

/** Stands after the page: its effect runs once the page is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
