import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takeEarlyInput } from "./replay-input.ts";
import { pressAgain } from "../presses/deliver.ts";
import { reloadOnMissingChunk } from "../network/missing-chunk.ts";
import { pageNow, takePress } from "../presses/kept-press.ts";
import { watchPresses } from "../presses/last-press.ts";
import { MessageElement } from "../messages/message-element.tsx";
import { readMessageOverrides, MessageOverridesContext } from "../messages/message-overrides.ts";
import { loadMessages, pageLocale, pageOverrides } from "../messages/load-messages.ts";

reloadOnMissingChunk();

const overrides = pageOverrides();
const locale = pageLocale();
const i18n = createTranslator(locale, {
  ...(await loadMessages(locale)),
  ...readMessageOverrides(overrides),
});

const replay = takeEarlyInput();
watchPresses();
const waiting = takePress(pageNow());
const startInput = () => {
  replay();
  if (waiting) pressAgain(waiting);
};
const marks = Object.entries(document.documentElement.dataset);
startTransition(() => {
  hydrateRoot(
    document,
    <MessageOverridesContext value={overrides}>
      <I18nProvider i18n={i18n} defaultComponent={MessageElement}>
        <HydratedRouter />
        <Hydrated onHydrated={startInput} />
      </I18nProvider>
    </MessageOverridesContext>,
    {
      onRecoverableError: (error) => {
        // A browser translator that replaces text before hydration is not our bug, and it also translates what React
        // renders instead. Our own pages have no `font` elements, so one is proof of a translator (R-WEB-82).
        setTimeout(() => {
          if (!document.querySelector("font")) reportError(error);
        });
      },
    },
  );
});

/** Rendered after the page, so that its effects run once the page is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // If an extension has added elements, React renders the whole document again, without the attributes set by the
  // head's script: a player, a theme, the age gate passed (R-WEB-83).
  useLayoutEffect(() => {
    for (const [name, mark] of marks) document.documentElement.dataset[name] ??= mark;
  }, []);
  useEffect(onHydrated, [onHydrated]);
  return null;
}
