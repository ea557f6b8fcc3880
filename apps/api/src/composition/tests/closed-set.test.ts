import { isEnumType, isScalarType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileOperation } from "../../platform/graphql/operations.ts";
import { schema } from "../schema.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const sets = Object.values(schema.getTypeMap()).flatMap((type) => {
  const domain = type.extensions["domain"];
  if (typeof domain !== "string" || (!isEnumType(type) && !isScalarType(type))) return [];
  const values = isEnumType(type)
    ? type.getValues().map(({ value }): unknown => value)
    : type.extensions["values"];
  return [{ name: type.name, domain, values: values as readonly (string | number)[] }];
});

test("every field with a fixed set of values has a type", () => {
  expect(sets.length).toBeGreaterThan(40);
});

test.each(sets)("$name is listed in the domain, and nowhere else", async ({ domain, values }) => {
  const [folder = ""] = domain.split("#");
  const lists = Object.values((await import(`@catnip/domain/${folder}`)) as object).map((exported: unknown) =>
    Array.isArray(exported)
      ? exported.map(String)
      : Object.entries(Object(exported) as object)
          .flat()
          .map(String),
  );
  const all = values.map(String);
  // A list of values, or a table with them as its keys or values.
  expect(lists.some((list) => all.every((value) => list.includes(value)))).toBe(true);
});

test.each([
  {
    says: "an enum",
    query: `query ($kind: NotificationKind!) { findNotification(filter: { kind: [$kind] }) { uuid } }`,
    field: "kind",
  },
  {
    says: "a string scalar",
    query: `query ($namespace: ClassifyNamespace!) { findClassify(namespace: $namespace) { id } }`,
    field: "namespace",
  },
  {
    says: "a number scalar",
    query: `query ($state: CartState) { findCartStore(state: $state) { uuid } }`,
    field: "state",
  },
  {
    says: "a list",
    query: `query ($categories: [Category!]) { findStore(categories: $categories) { total } }`,
    field: "categories",
  },
])(
  "an unknown value of $says is rejected by its field, and is not an internal error",
  async ({ query, field }) => {
    for (const strange of ["nothing", "", 7, true, {}, [["x"]]]) {
      const { errors } = await shop.ask(query, { [field]: strange });
      expect(errors?.map(({ extensions }) => [extensions.code, extensions.facts])).toEqual([
        ["input/invalid", { field }],
      ]);
    }
  },
);

test.each([
  { text: `{ findClassify(namespace: "nothing") { id } }`, field: "namespace" },
  { text: `{ findStore(categories: ["boy-r18", "nothing"]) { total } }`, field: "categories" },
  { text: `{ findNotification(filter: { kind: [nothing] }) { uuid } }`, field: "kind" },
])("so is one written as a literal: $text", async ({ text, field }) => {
  const { errors } = await shop.ask(text);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "input/invalid", facts: { field } });
});

test("plain values still work, and quoted ones are accepted", async () => {
  expect((await shop.ask(`{ findClassify(namespace: "categories") { id } }`)).errors).toBeUndefined();
  expect(() =>
    compileOperation(schema, `{ findAccountLog(action_type: "consume") { list { state action_type } } }`),
  ).not.toThrow();
});
