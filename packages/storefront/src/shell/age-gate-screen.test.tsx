import { createTranslator } from "@catnip/i18n";
import { StoreProvider } from "@catnip/site/store/store-provider.tsx";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "#brand";
import { expect, test } from "vitest";
import { AgeGate } from "./age-gate-screen.tsx";

// R-AGE-3
test("a visitor under 18 is sent out of the shop, to a page that gets no referrer", () => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <StoreProvider>
        <AgeGate />
      </StoreProvider>
    </I18nProvider>,
  );
  const leave = /<a [^>]*>/.exec(markup)?.[0];
  expect(leave).toContain(`href="${brand.underAgeUrl}"`);
  expect(leave).toContain('rel="noreferrer"');
  expect(brand.underAgeUrl).toMatch(/^https:\/\//);
});
