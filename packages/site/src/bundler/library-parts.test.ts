import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { ERROR_CODES } from "@catnip/domain/errors";
import { expect, test } from "vitest";
import { WITHOUT_GRAPHQL, withoutSentences } from "./library-parts.ts";

type Module = Readonly<Record<string, unknown>>;
const loadText = (code: string) =>
  import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<Module>;

/** The main file of a package, as seen from a file that depends on it. */
const fileOf = (name: string, from: string) => createRequire(from).resolve(name);
const urql = fileOf("@urql/core", import.meta.resolve("@catnip/sdk/index.ts"));

// R-WEB-67
test("what stands for the GraphQL library names the parts of a document as it does", async () => {
  const original = (await import(pathToFileURL(fileOf("@0no-co/graphql.web", urql)).href)) as Module;
  const { Kind, GraphQLError } = (await loadText(WITHOUT_GRAPHQL)) as {
    Kind: Readonly<Record<string, string>>;
    GraphQLError: new (...values: unknown[]) => Error & { extensions: unknown; path: unknown };
  };
  expect(original["Kind"]).toMatchObject(Kind);
  const error = new GraphQLError("No.", null, null, null, ["store"], null, { code: "9999" });
  expect([error.message, error.path, error.extensions]).toEqual(["No.", ["store"], { code: "9999" }]);
});

// R-WEB-67
test("the catalogue of errors keeps its codes without its sentences", () => {
  const file = new URL(import.meta.resolve("@catnip/domain/errors")).pathname.replace(
    "index.ts",
    "error-codes.ts",
  );
  const code = withoutSentences(readFileSync(file, "utf8"));
  for (const [id, sentence] of Object.entries(ERROR_CODES)) {
    expect(code).toContain(`"${id}": "",`);
    expect(code).not.toContain(sentence);
  }
});
