import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import type * as BrandModule from "#brand";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import FloatingBall from "./floating-ball.tsx";

const { site, features } = vi.hoisted(() => ({
  site: { creators: null as string | null },
  features: { customerService: false },
}));
vi.mock("#brand", async (original) => {
  const { brand } = await original<typeof BrandModule>();
  return {
    brand: {
      ...brand,
      features,
      get creatorSite() {
        return site.creators;
      },
    },
  };
});
vi.stubGlobal("window", { innerWidth: 1_440 });

const ball = () =>
  renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <FloatingBall />
    </I18nProvider>,
  );

// R-WEB-24
test("the ball leads to the brand's site for creators, in a new window", () => {
  site.creators = "https://make.test/";
  expect(ball()).toContain('<a href="https://make.test/" target="_blank" rel="noopener noreferrer"');
  expect(ball()).not.toContain("<button");
});

// R-WEB-24
test("to a page of the shop it leads in the reader's language, in the same window", () => {
  site.creators = "/partners";
  expect(ball()).toContain('<a href="/partners" aria-label');
  expect(ball()).not.toContain("_blank");
});

// R-WEB-24
test("where the brand has customer service the ball opens it, and leads nowhere else", () => {
  features.customerService = true;
  site.creators = "https://make.test/";
  expect(ball()).toContain('<button type="button" aria-label="Customer service"');
  expect(ball()).not.toContain("<a ");
});
