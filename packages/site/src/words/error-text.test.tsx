import { text } from "node:stream/consumers";
import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { ErrorText } from "./error-text.tsx";

const shown = (code: unknown) => (
  <I18nProvider i18n={createTranslator("en-US", {})}>
    <ErrorText code={code} />
  </I18nProvider>
);

// R-ERR-1
test("what a page itself may have to say needs nothing more than the page", () => {
  expect(renderToStaticMarkup(shown("other/network-request-failed"))).toBe(
    "<x-t>Network request failed, please check your internet.</x-t>",
  );
});

// R-ERR-1
test.each([
  { code: "cart/full", sentence: "Your cart is full. Check out or remove a game first." },
  {
    code: "no/such-code",
    sentence: "An unknown error occurred. If it happens again, please contact support.",
  },
])("$code has its message once that is loaded", async ({ code, sentence }) => {
  const { prelude } = await prerender(shown(code));
  expect(await text(prelude)).toContain(sentence);
});
