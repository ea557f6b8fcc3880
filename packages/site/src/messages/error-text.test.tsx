import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorText } from "./error-text.tsx";

// R-ERR-1
test.each([
  ["other/network-request-failed", "Network request failed, please check your internet."],
  ["cart/full", "Your cart is full. Check out or remove a game first."],
  ["no/such-code", "An unknown error occurred. If it happens again, please contact support."],
])("%s has its message", (code, sentence) => {
  const shown = (
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <ErrorText code={code} />
    </I18nProvider>
  );
  expect(renderToStaticMarkup(shown)).toBe(`<x-t>${sentence}</x-t>`);
});
