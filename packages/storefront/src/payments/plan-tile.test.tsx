import { createTranslator } from "@catnip/i18n";
import { RadioTiles } from "@catnip/ui";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import type * as ViewerModule from "../shell/viewer.ts";
import { PlanTax } from "./plan-tax.tsx";
import { PlanTile } from "./plan-tile.tsx";
import type { PaymentProvider, RechargePlan } from "./top-up-offer.ts";

const { viewer } = vi.hoisted(() => ({ viewer: { country: null as string | null } }));
vi.mock("../shell/viewer.ts", async (original) => {
  const real = await original<typeof ViewerModule>();
  return { ...real, useViewerFact: (of: (fact: typeof viewer) => unknown) => of(viewer) };
});

const PLAN = {
  id: "plan",
  currency_id: "USD",
  pay_amount: 5_000,
  tax_amount: 950,
  tax_rate_bp: 1_900,
  coin: 5_000,
  silver: 0,
} as RechargePlan;
const PROVIDERS = [{ adds_tax: true }] as PaymentProvider[];

function wordsOf(plan: RechargePlan, country: string | null): string {
  viewer.country = country;
  const Offer = () => (
    <RadioTiles legend="Plan" name="plan">
      <PlanTile plan={plan} isTaxed />
      <PlanTax plan={plan} providers={PROVIDERS} />
    </RadioTiles>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: Offer }]);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <Stub hydrationData={{ loaderData: { root: { locale: "en-US" } } }} />
    </I18nProvider>,
  );
  return markup.replaceAll(/<(svg|style)[^]*?<\/\1>|<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

// R-TAX-15
test.each(["de", "fr", "gb", "jp", "tw", null])(
  "a player in %s sees the final price, and sees it first",
  (country) => {
    const words = wordsOf(PLAN, country);
    expect(words).toContain("50.00 coins");
    expect(words).toContain("$59.50 with tax");
    expect(words).not.toContain("plus tax");
    expect(words.indexOf("To pay")).toBeLessThan(words.indexOf("Price without tax"));
  },
);

// R-TAX-15
test.each(["us", "ca"])("a player in %s sees the price and the added tax", (country) => {
  const words = wordsOf(PLAN, country);
  expect(words).toContain("$50.00 plus tax");
  expect(words.indexOf("To pay")).toBeGreaterThan(words.indexOf("Tax (19%)"));
});

test("where no tax is added, none is mentioned", () => {
  expect(wordsOf({ ...PLAN, tax_amount: 0, tax_rate_bp: null }, "de")).not.toMatch(/tax/i);
});
