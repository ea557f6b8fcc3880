import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takeEarlyInput } from "./replay-input.ts";
import { pressAgain } from "../presses/deliver.ts";
import { reloadOnMissingChunk } from "../network/missing-chunk.ts";
import { pageNow, takePress } from "../presses/kept-press.ts";
import { watchPresses } from "../presses/last-press.ts";
import { MessageElement } from "../words/message-element.tsx";
import { readWordOverrides, WordOverridesContext } from "../words/word-overrides.ts";
import { loadMessages, pageLocale, pageOverrides } from "../words/words.ts";

reloadOnMissingChunk();

const overrides = pageOverrides();
const locale = pageLocale();
const i18n = createTranslator(locale, { ...(await loadMessages(locale)), ...readWordOverrides(overrides) });

const replay = takeEarlyInput();
watchPresses();
const waiting = takePress(pageNow());
const startInput = () => {
  replay();
  if (waiting) pressAgain(waiting);
};
startTransition(() => {
  hydrateRoot(
    document,
    <WordOverridesContext value={overrides}>
      <I18nProvider i18n={i18n} defaultComponent={MessageElement}>
        <HydratedRouter />
        <Hydrated onHydrated={startInput} />
      </I18nProvider>
    </WordOverridesContext>,
    {
      onRecoverableError: (error) => {
        // A translator that replaces texts before they are hydrated is no fault of ours, and does so again with what React puts there
        // instead; none of our pages has a `font` (R-WEB-82).
        setTimeout(() => {
          if (!document.querySelector("font")) reportError(error);
        });
      },
    },
  );
});

/** Stands after the page: its effect runs once the page is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
