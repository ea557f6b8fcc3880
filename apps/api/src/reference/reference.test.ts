import { isScalarType } from "graphql";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ACCESS } from "../composition/access.ts";
import { schema } from "../composition/schema.ts";
import { operationsOf } from "../platform/graphql/root-operations.ts";
import { readModules } from "./module-sources.ts";
import { referencePages } from "./pages.ts";

const folder = path.resolve(import.meta.dirname, "../../../../docs/api");
const modules = readModules();

test("every operation and every type of the schema belongs to a module", () => {
  const operations = modules.flatMap((module) => module.operations);
  expect(operations.toSorted()).toEqual(
    operationsOf(schema)
      .map(({ field }) => field.name)
      .toSorted(),
  );
  const types = new Set(modules.flatMap((module) => module.types));
  const homeless = Object.values(schema.getTypeMap()).filter(
    (type) =>
      !type.name.startsWith("__") &&
      !(isScalarType(type) && !("values" in type.extensions)) &&
      !["Query", "Mutation"].includes(type.name) &&
      !types.has(type.name),
  );
  expect(homeless.map(({ name }) => name)).toEqual([]);
});

test("the committed reference matches the code", () => {
  const pages = referencePages(schema, modules, ACCESS);
  const committed = new Map(
    readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), "utf8")]),
  );
  // If this fails: pnpm generate
  expect([...committed.keys()].toSorted()).toEqual([...pages.keys()].toSorted());
  for (const [file, text] of pages) expect([file, committed.get(file)]).toEqual([file, text]);
});
