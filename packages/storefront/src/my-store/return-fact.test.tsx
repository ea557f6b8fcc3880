import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ShelfEntry } from "./my-shelf.ts";
import { ReturnFact } from "./return-fact.tsx";

const UNTIL = "2026-03-15T12:00:00.000Z";

function html(refusal: NonNullable<ShelfEntry["refund"]>["refusal"] | "over"): string {
  const refund =
    refusal === "over"
      ? null
      : { __typename: "OrderRefund" as const, order_uuid: "order", until: UNTIL, refusal };
  const store = { id: 7, store_info: [{ name: "Night Ferry" }] } as unknown as ShelfEntry["store"];
  return renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <ReturnFact entry={{ store, refund } as ShelfEntry} />
    </I18nProvider>,
  );
}

// R-RFD-30
test("a returnable game says until when, and offers the return", () => {
  expect(html(null)).toContain("You can return it until");
  expect(html(null)).toMatch(/<button.*Return Night Ferry/);
});

// R-RFD-30
test("one that cannot says why; one bought long ago, or free, says nothing", () => {
  expect(html("refund/downloaded")).toContain("You have downloaded this game");
  expect(html("refund/downloaded")).not.toContain("<button");
  expect(html("over")).toBe("");
  expect(html("refund/nothing-paid")).toBe("");
});
