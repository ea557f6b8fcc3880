import type { GraphQLSchema } from "graphql";
import { operationsOf } from "../platform/graphql/root-operations.ts";
import { accessRow, type AccessRows } from "../platform/roles/access.ts";
import { indexPage } from "./index-page.ts";
import { modulePage } from "./module-page.ts";
import type { ModuleSource } from "./module-sources.ts";

/** The reference of the API: file name → text. */
export function referencePages(
  schema: GraphQLSchema,
  modules: readonly ModuleSource[],
  access: AccessRows,
): ReadonlyMap<string, string> {
  const operations = new Map(
    operationsOf(schema).map((operation) => {
      const { name } = operation.field;
      return [name, { ...operation, row: accessRow(access, name) }];
    }),
  );
  const shown = modules.filter(
    ({ operations: own, types }) => own.length > 0 || types.some((type) => schema.getType(type)),
  );
  const pages = shown.map((module): [string, string] => [
    `${module.name}.md`,
    modulePage(schema, module, operations, moduleOfTypes(shown)),
  ]);
  return new Map([["README.md", indexPage(schema, shown, operations)], ...pages]);
}

function moduleOfTypes(modules: readonly ModuleSource[]): ReadonlyMap<string, string> {
  return new Map(modules.flatMap(({ name, types }) => types.map((type): [string, string] => [type, name])));
}
