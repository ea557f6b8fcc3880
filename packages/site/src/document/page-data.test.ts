import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { pageJson, routerText, type PageState } from "./page-data.ts";

const GAME = { id: 7, name: "</script> & “Cat”\u2028", price: 0, tags: ["cosy", "cosy"], cover: null };
const STATE: PageState = {
  loaderData: {
    root: { locale: "en-US" },
    "catalog/store-list.route": {
      games: [GAME, GAME, { ...GAME, id: 8 }],
      isExact: true,
      total: 2.5,
      none: [],
    },
    "shell/layout.route": null,
  },
  actionData: null,
  errors: null,
};

/** What React Router makes of a text, as in the browser. */
async function readByRouter(text: string): Promise<unknown> {
  const body = new Response(text).body;
  if (!body) throw new Error("There is no text");
  return (await decode(body, globalThis)).value;
}

// R-WEB-65
test("a page's data arrives in the browser as the loaders returned it", async () => {
  const json = pageJson(STATE);
  expect(json).not.toBeNull();
  expect(json).not.toContain("<");
  expect(await readByRouter(routerText(JSON.parse(json ?? "") as PageState))).toEqual(STATE);
});

// R-WEB-65
test("a property that is undefined is absent, as it is to every reader", () => {
  const json = pageJson({
    loaderData: { root: { brand: undefined, locale: "en-US" } },
    actionData: null,
    errors: null,
  });
  expect(JSON.parse(json ?? "")).toEqual({
    loaderData: { root: { locale: "en-US" } },
    actionData: null,
    errors: null,
  });
});

// R-WEB-65
test.each([
  { says: "a promise", value: Promise.resolve(1) },
  { says: "a date", value: new Date(0) },
  { says: "a number without a value", value: Number.NaN },
  { says: "a gap in a list", value: [undefined] },
  { says: "an error", value: new Error("fault") },
])("$says is left to React Router", ({ value }) => {
  expect(pageJson({ loaderData: { route: { value } }, actionData: null, errors: null })).toBeNull();
});
