import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import type { CodegenConfig } from "@graphql-codegen/cli";

/** Reads the schema and the operations, writes their types and hashes to `src/gen` and `src/gen/persisted-documents.json`. */
const config: CodegenConfig = {
  schema: "./schema.graphql",
  documents: ["src/**/*.graphql.ts"],
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
        strictScalars: true,
        scalars: { Amount: "number", DateTime: "string", JSON: "unknown", ID: "string", Upload: "File" },
      },
    },
  },
};

export default config;
