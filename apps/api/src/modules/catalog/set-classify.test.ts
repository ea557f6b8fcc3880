import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { indexStaleStores } from "./index.ts";
import { makeGame } from "./testing/make-game.ts";

let shop: TestShop;
let root: Viewer;
beforeAll(async () => {
  shop = await testShop();
  root = await shop.player({ roles: ["player", "root"] });
});
afterAll(() => shop.close());

const SET = `mutation ($namespace: ClassifyNamespace!, $id: ID!, $t: [TranslationInput!]!) {
  setClassify(namespace: $namespace, id: $id, t: $t, reason: "New words") { id path t { lang key value } } }`;

const named = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([lang, value]) => ({ lang, key: "name", value }));

const set = (id: string, names: Readonly<Record<string, string>>, namespace = "tags") =>
  shop.ask(SET, { namespace, id, t: named(names) }, root);

const listed = async (namespace = "tags") =>
  fieldOf<readonly unknown[]>(
    await shop.ask(`{ findClassify(namespace: "${namespace}") { id t { lang value } } }`),
    "findClassify",
  );

const events = async () =>
  (
    await shop.db.$client.query(
      "select object_id, before, after from audit_events where operation = 'setClassify' order by uuid",
    )
  ).rows;

// R-CAT-45
test("root adds and renames tags and content warnings; a repeated change does nothing", async () => {
  expect(
    fieldOf(await set("slow-burn", { "ja-JP": "じれじれ", "en-US": " Slow\tburn " }), "setClassify"),
  ).toEqual({
    id: "slow-burn",
    path: "tags/slow-burn",
    t: [
      { lang: "en-us", key: "name", value: "Slow burn" },
      { lang: "ja-jp", key: "name", value: "じれじれ" },
    ],
  });
  await set("violence", { "en-US": "Violence" }, "content-warnings");
  await set("slow-burn", { "en-US": "Slow romance" });
  await set("slow-burn", { "en-us": "Slow romance" });
  expect(await listed()).toEqual([{ id: "slow-burn", t: [{ lang: "en-us", value: "Slow romance" }] }]);
  expect(await listed("content-warnings")).toEqual([
    { id: "violence", t: [{ lang: "en-us", value: "Violence" }] },
  ]);
  expect(await events()).toEqual([
    { object_id: "tags/slow-burn", before: null, after: { "en-us": "Slow burn", "ja-jp": "じれじれ" } },
    { object_id: "content-warnings/violence", before: null, after: { "en-us": "Violence" } },
    {
      object_id: "tags/slow-burn",
      before: { "en-us": "Slow burn", "ja-jp": "じれじれ" },
      after: { "en-us": "Slow romance" },
    },
  ]);
});

// R-CAT-45
test("games are found by the new name of their tag", async () => {
  await set("trains", { "en-US": "Railways" });
  const game = await makeGame(shop.db, { tags: ["trains"] });
  await set("trains", { "en-US": "Locomotives" });
  await indexStaleStores(shop.db);
  const found = await shop.ask('{ findStore(keyword: "locomotives") { list { id } } }');
  expect(fieldOf<{ list: unknown }>(found, "findStore").list).toEqual([{ id: game }]);
});

// R-CAT-45
test.each([
  { field: "namespace", asked: { namespace: "platforms", id: "amiga", t: named({ "en-US": "Amiga" }) } },
  { field: "id", asked: { namespace: "tags", id: "Slow burn", t: named({ "en-US": "Slow burn" }) } },
  { field: "t", asked: { namespace: "tags", id: "slow", t: named({ "ja-JP": "じれじれ" }) } },
])("a wrong $field is refused", async ({ field, asked }) => {
  const { errors } = await shop.ask(SET, asked, root);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "input/invalid", facts: { field } });
});
