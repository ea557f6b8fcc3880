import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { documentsOnly } from "./codegen/documents-only.ts";
import { domainTypes } from "./codegen/domain-types.ts";
import { featureIndexes } from "./codegen/feature-indexes.ts";

/**
 * A third of the bits would tell the operations apart, and guessing one gives nothing away. All of them are in the
 * scripts of each page, where random characters do not compress.
 */
const shortHash = (operation: string) =>
  createHash("sha256").update(operation).digest("base64url").slice(0, 16);

const sdl = readFileSync(path.join(import.meta.dirname, "schema.graphql"), "utf8");

/**
 * Reads the schema and the operations; writes types and hashes to `src/gen`, the hash-to-text map to
 * `src/gen/persisted-documents.json`, and each feature's exports to `src/<feature>/index.ts`.
 */
const config: CodegenConfig = {
  schema: "./schema.graphql",
  documents: ["src/**/*.graphql.ts"],
  generates: {
    "./src/gen/": {
      preset: documentsOnly,
      // Lets urql's document cache see which types a mutation touches. Silently ignored at the root.
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: {
          hashAlgorithm: shortHash,
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
        strictScalars: true,
        scalars: {
          Amount: "number",
          DateTime: "string",
          JSON: "unknown",
          ID: "string",
          Upload: "File",
          ...domainTypes(sdl),
        },
      },
    },
    "./src/": { preset: featureIndexes },
  },
};

export default config;
