import { Kind, parse } from "graphql";

/** Name in the schema → type to import, as codegen writes it: `@catnip/domain/catalog#Category`. */
type TypeImports = Record<string, string>;

/** Maps each enum to its domain type, from the schema's `@domain` directive. */
export function domainTypes(sdl: string): { readonly enums: TypeImports; readonly scalars: TypeImports } {
  const enums: TypeImports = {};
  const scalars: TypeImports = {};
  for (const definition of parse(sdl).definitions) {
    if (definition.kind !== Kind.ENUM_TYPE_DEFINITION && definition.kind !== Kind.SCALAR_TYPE_DEFINITION)
      continue;
    const type = definition.directives
      ?.find(({ name }) => name.value === "domain")
      ?.arguments?.find(({ name }) => name.value === "type")?.value;
    if (type?.kind !== Kind.STRING) continue;
    const into = definition.kind === Kind.ENUM_TYPE_DEFINITION ? enums : scalars;
    into[definition.name.value] = `@catnip/domain/${type.value}`;
  }
  return { enums, scalars };
}
