import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takeEarlyInput } from "./early-input.ts";
import { handOverPageData } from "./page-data.ts";
import { reloadOnMissingChunk } from "../network/missing-chunk.ts";
import { pageLocale, pageOverrides, pageWords } from "../words/late-words.ts";
import { WordOverridesContext } from "../words/word-overrides.ts";

reloadOnMissingChunk();

const overrides = pageOverrides();
const i18n = createTranslator(pageLocale(), await pageWords());

handOverPageData();
const enterEarlyInput = takeEarlyInput();
startTransition(() => {
  hydrateRoot(
    document,
    <WordOverridesContext value={overrides}>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
        <Hydrated onHydrated={enterEarlyInput} />
      </I18nProvider>
    </WordOverridesContext>,
  );
});

/** Stands after the page: its effect runs once the page is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
