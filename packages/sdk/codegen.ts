import { readFileSync } from "node:fs";
import path from "node:path";
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { domainTypes } from "./codegen/domain-types.ts";
import { featureIndexes } from "./codegen/feature-indexes.ts";

const sdl = readFileSync(path.join(import.meta.dirname, "schema.graphql"), "utf8");
const closedSets = domainTypes(sdl);

/**
 * Reads the schema and the operations, writes their types and hashes to `src/gen` and `src/gen/persisted-documents.json`,
 * and what each feature exports to `src/<feature>/index.ts`.
 */
const config: CodegenConfig = {
  schema: "./schema.graphql",
  documents: ["src/**/*.graphql.ts"],
  hooks: {
    // Types of the domain are exported again as values, which a file that is compiled on its own may not do.
    beforeOneFileWrite: (_file: string, content: string) =>
      content.replaceAll(/^export \{ (\w+) \};$/gm, "export type { $1 };"),
  },
  generates: {
    "./src/gen/": {
      preset: "client",
      // So that urql's document cache knows which answers a mutation touches. Silently ignored at the root.
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: {
          hashAlgorithm: "sha256",
          mode: "replaceDocumentWithHash",
          hashPropertyName: "documentId",
        },
        onExecutableDocumentNode: (document: {
          definitions: { operation?: string; name?: { value: string } }[];
        }) => ({
          kind: document.definitions[0]?.operation,
          name: document.definitions[0]?.name?.value,
        }),
      },
      config: {
        useTypeImports: true,
        importExtension: ".ts",
        emitLegacyCommonJSImports: false,
        enumsAsTypes: true,
        enumValues: closedSets.enums,
        strictScalars: true,
        scalars: {
          Amount: "number",
          DateTime: "string",
          JSON: "unknown",
          ID: "string",
          Upload: "File",
          ...closedSets.scalars,
        },
      },
    },
    "./src/": { preset: featureIndexes },
  },
};

export default config;
