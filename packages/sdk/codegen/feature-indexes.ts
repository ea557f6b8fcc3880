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

/** What a feature exports of one definition. */
interface Exports {
  readonly documents: readonly string[];
  readonly types: readonly string[];
}

function exportsOf(definition: DefinitionNode): readonly Exports[] {
  if (definition.kind === Kind.FRAGMENT_DEFINITION)
    return [{ documents: [], types: [`${definition.name.value}Fragment`] }];
  if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
  const name = capitalized(definition.name.value);
  const operation = name + capitalized(definition.operation);
  return [{ documents: [`${name}Document`], types: [operation, `${operation}Variables`] }];
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Formatted as the formatter would. Each document is marked as pure, so that unused ones are left out of a bundle. */
function indexOf(exported: readonly Exports[]): string {
  const documents = exported.flatMap((each) => each.documents).toSorted();
  const types = exported.flatMap((each) => each.types).toSorted();
  return [
    "/** Written by `pnpm generate` from the operations beside it. */",
    'import { persisted } from "../client/operation.ts";',
    'import * as generated from "../gen/graphql.ts";',
    "",
    inLines(`export type {`, types, `} from "../gen/graphql.ts";`),
    ...documents.map((name) => documentOf(name)),
    "",
  ].join("\n");
}

function documentOf(name: string): string {
  const line = `export const ${name} = /* @__PURE__ */ persisted(generated.${name});`;
  return line.length <= LINE_LENGTH_MAX
    ? line
    : `export const ${name} = /* @__PURE__ */ persisted(\n  generated.${name},\n);`;
}

function inLines(before: string, names: readonly string[], after: string): string {
  const line = `${before} ${names.join(", ")} ${after}`;
  return line.length <= LINE_LENGTH_MAX ? line : `${before}\n  ${names.join(",\n  ")},\n${after}`;
}

const LINE_LENGTH_MAX = 110;
