import { ERROR_CODES } from "@catnip/domain/errors";
import type { GraphQLNamedType, GraphQLSchema } from "graphql";
import type { ModuleSource } from "./module-sources.ts";
import { operationPart, type DocumentedOperation } from "./operation-part.ts";
import { page } from "./text.ts";
import { typePart } from "./type-part.ts";

export type Operations = ReadonlyMap<string, DocumentedOperation>;

export const GENERATED =
  "<!-- Written by `pnpm api:docs` from the schema, the access matrix and the error codes. -->";

export function modulePage(
  schema: GraphQLSchema,
  { name, operations: own, types, codes }: ModuleSource,
  operations: Operations,
  moduleOf: ReadonlyMap<string, string>,
): string {
  const link = (type: GraphQLNamedType) => {
    const home = moduleOf.get(type.name);
    if (!home) return `\`${type.name}\``;
    return `[\`${type.name}\`](${home === name ? "" : `${home}.md`}#${type.name.toLowerCase()})`;
  };
  const shownTypes = types.flatMap((type) => schema.getType(type) ?? []);
  return page([
    `# ${name}`,
    GENERATED,
    "[All operations, limits and codes](README.md)",
    ...own.flatMap((operation) => {
      const known = operations.get(operation);
      return known ? [operationPart(known, link)] : [];
    }),
    codes.length > 0
      ? `## Refusals of this module\n\n${codes.map((code) => `- \`${code}\`: ${ERROR_CODES[code]}`).join("\n")}`
      : null,
    shownTypes.length > 0 ? "## Types" : null,
    ...shownTypes.map((type) => typePart(type, link)),
  ]);
}
