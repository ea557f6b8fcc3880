import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import type * as BrandModule from "#brand";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type * as ViewerModule from "../shell/viewer.ts";
import { CreateEntry } from "./create-entry.tsx";

const { viewer, site } = vi.hoisted(() => ({
  viewer: { auth: ["player"] },
  site: { creators: null as string | null },
}));
vi.mock("../shell/viewer.ts", async (original) => ({
  ...(await original<typeof ViewerModule>()),
  useViewerFact: (fact: (viewer: unknown) => unknown) => fact({ me: { auth: viewer.auth } }),
}));
vi.mock("#brand", async (original) => {
  const { brand } = await original<typeof BrandModule>();
  return {
    brand: {
      ...brand,
      get creatorSite() {
        return site.creators;
      },
    },
  };
});

const entry = () =>
  renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("de-DE", {})}>
      <CreateEntry />
    </I18nProvider>,
  );

beforeEach(() => {
  viewer.auth = ["player", "creator"];
});

// R-WEB-81
test.each([
  { creators: "https://make.test/", href: "https://make.test/" },
  { creators: "/partners", href: "/de-DE/partners" },
  { creators: null, href: "/de-DE/partners" },
])("Create leads creators to $href where the brand's site is $creators", ({ creators, href }) => {
  site.creators = creators;
  expect(entry()).toContain(`href="${href}"`);
});

// R-WEB-81
test("other players have no such entry", () => {
  viewer.auth = ["player", "support"];
  expect(entry()).toBe("");
});
