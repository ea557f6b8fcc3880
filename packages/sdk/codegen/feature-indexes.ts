import path from "node:path";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { Kind, type DefinitionNode } from "graphql";

type Output = Extract<CodegenConfig["generates"][string], { preset?: unknown }>;
type Preset = Exclude<NonNullable<Output["preset"]>, string>;

/**
 * A codegen preset that writes `<feature>/index.ts` beside each `<feature>.graphql.ts`: its operation documents, their
 * types and the fragment types.
 */
export const featureIndexes: Preset = {
  buildGeneratesSection: ({ baseOutputDir, schema, documents, config }) => {
    const byFeature = Map.groupBy(documents, ({ location = "" }) => path.basename(path.dirname(location)));
    return [...byFeature].map(([feature, files]) => {
      const content = indexOf(
        files.flatMap(({ document }) => document?.definitions.flatMap(exportsOf) ?? []),
      );
      return {
        filename: path.join(baseOutputDir, feature, "index.ts"),
        schema,
        documents: [],
        config,
        pluginMap: { index: { plugin: () => content } },
        plugins: [{ index: {} }],
      };
    });
  },
};

function exportsOf(definition: DefinitionNode): readonly string[] {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return [`type ${definition.name.value}Fragment`];
  if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
  const name = capitalized(definition.name.value);
  const operation = name + capitalized(definition.operation);
  return [`${name}Document`, `type ${operation}`, `type ${operation}Variables`];
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Matches the formatter's output. */
function indexOf(exported: readonly string[]): string {
  const names = exported.toSorted(byName);
  const from = 'from "../gen/graphql.ts";';
  const line = `export { ${names.join(", ")} } ${from}`;
  const text = line.length <= LINE_LENGTH_MAX ? line : `export {\n  ${names.join(",\n  ")},\n} ${from}`;
  return `/** Written by \`pnpm generate\` from the operations beside it. */\n${text}\n`;
}

const LINE_LENGTH_MAX = 110;
const byName = (a: string, b: string) => (plain(a) < plain(b) ? -1 : 1);
const plain = (name: string) => name.replace("type ", "");
