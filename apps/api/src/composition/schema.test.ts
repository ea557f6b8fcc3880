import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, validate } from "graphql";
import { expect, test } from "vitest";
import { compileOperation } from "../platform/graphql/operations.ts";
import { printContract } from "../reference/print-contract.ts";
import { schema } from "./schema.ts";

const sdk = path.resolve(import.meta.dirname, "../../../../packages/sdk");

test("the committed schema matches the code", () => {
  const committed = readFileSync(path.join(sdk, "schema.graphql"), "utf8");
  // If this fails: pnpm generate
  expect(committed).toBe(printContract(schema));
});

test("every operation of our own clients is valid against the schema and compiles", () => {
  const file = path.join(sdk, "src/gen/persisted-documents.json");
  expect(existsSync(file)).toBe(true);
  const documents = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  expect(documents.length).toBeGreaterThan(0);
  for (const text of documents) {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    expect(() => compileOperation(schema, text)).not.toThrow();
  }
});
