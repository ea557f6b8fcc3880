import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { pressAgain, takeEarlyInput } from "./early-input.ts";
import { handOverPageData } from "./page-data.ts";
import { pageDataApart } from "./page-data-apart.ts";
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

const isDataApart = await handOverPageData(pageDataApart);
const { replay, madeAnew } = takeEarlyInput();
watchPresses();
const waiting = takePress(pageNow());
const startInput = () => {
  replay();
  if (waiting) pressAgain(waiting);
};
const { dataset: marked, children } = document.documentElement;
const marks = Object.entries(marked);
/** Such as the title of somebody who hides the shop's own. */
const beside = [...children].filter((child) => child !== document.head && child !== document.body);
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
        madeAnew();
        // Where data that came apart is newer than the HTML, the page is made anew from it (R-WEB-74): that is no fault.
        // Nor is it where a translator has replaced texts of a part before it was hydrated; none of our pages has a
        // `font` (R-WEB-82).
        if (!isDataApart && !document.querySelector("font")) reportError(error);
      },
    },
  );
});

/** Stands after the page: its effect runs once the page is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // A page that is made anew loses what the head's scripts have added: the age gate passed, a player, a theme, a title.
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, mark] of marks) root.dataset[name] ??= mark;
    for (const element of beside) if (!element.isConnected) root.prepend(element);
  }, []);
  useEffect(onHydrated, [onHydrated]);
  return null;
}
