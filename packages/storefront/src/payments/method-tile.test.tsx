import { PAYMENT_IMAGES } from "@catnip/domain/payments";
import { createTranslator } from "@catnip/i18n";
import { RadioTiles } from "@catnip/ui";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MethodTile } from "./method-tile.tsx";

const tile = (method: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <RadioTiles legend="Way to pay" name="method">
        <MethodTile method={method} />
      </RadioTiles>
    </I18nProvider>,
  );

// R-TOP-18
test.each(PAYMENT_IMAGES)("%s has its own logo", (image) => {
  expect(tile(image)).toContain(`data-method-picture="${image}"`);
});

// R-TOP-18
test("the logos of the cards rotate, three seconds each, starting with the first", () => {
  const signs = tile("credit-card").match(/<svg[^>]*>/g) ?? [];
  expect(signs).toHaveLength(3);
  signs.forEach((sign, index) => {
    expect(sign).toContain("animation-duration:9000ms");
    expect(sign).toContain(`animation-delay:${index * 3_000}ms`);
  });
  expect(tile("credit-card")).toContain("VISA, Mastercard, JCB");
});

test("a method without a picture shows its name alone", () => {
  expect(tile("offline")).not.toContain("<svg");
  expect(tile("offline")).toContain("Customer service");
});
