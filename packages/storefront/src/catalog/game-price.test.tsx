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

const full = { sale: 999, was: null, percent: 0, lowest_30_days: null };
const reduced = { sale: 669, was: 999, percent: 33, lowest_30_days: 999 };

test("a price is announced to screen readers, without a discount that does not exist", () => {
  expect(textOf({ price: full, size: "s" })).toBe("Price now 9.99");
});

test("a reduced price is shown next to the previous one, with the percentage on request", () => {
  expect(textOf({ price: reduced, size: "l" })).toBe("−33% Price before 9.99 Price now 6.69");
  expect(textOf({ price: reduced, size: "s", off: false })).toBe("Price before 9.99 Price now 6.69");
});

// R-PRC-17
test("a sale that reduces nothing strikes no price", () => {
  expect(textOf({ price: { ...full, lowest_30_days: 669 }, size: "l" })).toBe("Price now 9.99");
});

test("a price of zero is shown as free", () => {
  expect(textOf({ price: { ...full, sale: 0 }, size: "s" })).toBe("Price now Free");
});
