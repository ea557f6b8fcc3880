import { Kind, parse } from "graphql";

/** Name in the schema → type to import, as codegen writes it: `@catnip/domain/locales#Locale`. */
type TypeImports = Readonly<Record<string, string>>;

/**
 * Maps each scalar to its domain type, from the schema's `@domain` directive. Enums are written as unions of their
 * values, as in the domain.
 */
export function domainTypes(sdl: string): TypeImports {
  return Object.fromEntries(
    parse(sdl).definitions.flatMap((definition) => {
      if (definition.kind !== Kind.SCALAR_TYPE_DEFINITION) return [];
      const type = definition.directives
        ?.find(({ name }) => name.value === "domain")
        ?.arguments?.find(({ name }) => name.value === "type")?.value;
      return type?.kind === Kind.STRING ? [[definition.name.value, `@catnip/domain/${type.value}`]] : [];
    }),
  );
}
