import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { MeDocument } from "@catnip/sdk/profiles/index.ts";
import { expect, test } from "vitest";
import { readOperations, withOperations } from "./operations-in-place.ts";

const GENERATED = readFileSync(fileURLToPath(import.meta.resolve("@catnip/sdk/gen/graphql.ts")), "utf8");
const KNOWN = new Map([
  ["MeDocument", '{"name":"Me"}'],
  ["SetUserDocument", '{"name":"SetUser"}'],
]);

test("an operation stands where it is used, and what else is imported stays", () => {
  expect(
    withOperations(
      [
        'import {\n  MeDocument,\n  type MeQuery,\n  SetUserDocument,\n} from "@catnip/sdk/profiles/index.ts";',
        'import { MeDocument as Me } from "@catnip/sdk/profiles/index.ts";',
        'import type { MeQuery } from "@catnip/sdk/profiles/index.ts";',
        'import { MeDocument } from "./elsewhere.ts";',
      ].join("\n"),
      KNOWN,
    ),
  ).toBe(
    [
      'import { type MeQuery } from "@catnip/sdk/profiles/index.ts"; const MeDocument = {"name":"Me"}; const SetUserDocument = {"name":"SetUser"};',
      'import { MeDocument as Me } from "@catnip/sdk/profiles/index.ts";',
      'import type { MeQuery } from "@catnip/sdk/profiles/index.ts";',
      'import { MeDocument } from "./elsewhere.ts";',
    ].join("\n"),
  );
});

test("every generated operation is known, as it is", () => {
  const known = readOperations(GENERATED);
  expect(known.size).toBe(GENERATED.match(/^export const \w+Document\b/gm)?.length);
  expect(JSON.parse(known.get("MeDocument") ?? "")).toEqual(MeDocument);
});

test("operations that are generated in another way stop the build", () => {
  expect(() => readOperations("export const MeDocument = graphql(`query Me { me }`);")).toThrow("generated");
});
