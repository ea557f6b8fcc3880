import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { GamePrice } from "./game-price.tsx";

const textOf = (props: ComponentProps<typeof GamePrice>) =>
  renderToString(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <GamePrice {...props} />
    </I18nProvider>,
  )
    .replaceAll(/<style[\s\S]*?<\/style>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const full = { list: 999, discount: 0, sale: 999, percent: 0 };
const reduced = { list: 999, discount: 330, sale: 669, percent: 33 };

test("a price is announced to screen readers, without a discount that does not exist", () => {
  expect(textOf({ price: full, size: "s" })).toBe("Price now 9.99");
});

test("a reduced price is shown beside the regular one, with the percentage on request", () => {
  expect(textOf({ price: reduced, size: "l" })).toBe("−33% Regular price 9.99 Price now 6.69");
  expect(textOf({ price: reduced, size: "s", off: false })).toBe("Regular price 9.99 Price now 6.69");
});

test("a price of zero is shown as free", () => {
  expect(textOf({ price: { ...full, list: 0, sale: 0 }, size: "s" })).toBe("Price now Free");
});
