import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const GENERATED = fileURLToPath(import.meta.resolve("@catnip/sdk/gen/graphql.ts"));

/**
 * Puts each GraphQL operation where it is used, in the browser's build: its name and hash, some 150 characters. All of them are in one
 * generated file, which one script would hold for whoever needs a single one.
 */
export const operationsInPlace: Plugin = {
  name: "catnip:operations-in-place",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  transform: {
    filter: { id: /\/(?:src|app)\/[^?]*\.tsx?$/, code: /"@catnip\/sdk\// },
    handler(code) {
      operations ??= readOperations(readFileSync(GENERATED, "utf8"));
      const placed = withOperations(code, operations);
      return placed === code ? null : { code: placed, map: null };
    },
  },
};

let operations: ReadonlyMap<string, string> | undefined;

/**
 * What a generated document is at run time, by its name.
 *
 * @throws Error if there is none: the generator writes in another way, which stops the build
 * @internal for the tests
 */
export function readOperations(generated: string): ReadonlyMap<string, string> {
  const found = [...generated.matchAll(/^export const (\w+Document) = (\{.*\}) as unknown as /gm)];
  if (found.length === 0) throw new Error("The generated operations are no longer written as they were.");
  return new Map(found.map(([, name = "", facts = ""]) => [name, facts]));
}

/** @internal for the tests */
export const withOperations = (code: string, known: ReadonlyMap<string, string>): string =>
  code.replaceAll(IMPORT, (whole, list: string, from: string) => {
    const names = list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "");
    const placed = names.filter((name) => known.has(name));
    if (placed.length === 0) return whole;
    const rest = names.filter((name) => !known.has(name));
    const constants = placed.map((name) => `const ${name} = ${known.get(name)};`).join(" ");
    return rest.length === 0 ? constants : `import { ${rest.join(", ")} } from ${from}; ${constants}`;
  });

const IMPORT = /^import \{([^}]*)\} from ("@catnip\/sdk\/[\w-]+\/index\.ts");?/gm;
