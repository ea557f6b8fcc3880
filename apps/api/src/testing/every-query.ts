import {
  buildSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLOutputType,
} from "graphql";

/** Levels of objects: as deep as a document may be. */
const DEPTH_MAX = 4;

/**
 * Every query of a schema, by its text, that can be asked without knowing anybody, asking for all that needs no
 * arguments.
 *
 * @param given GraphQL literals by name of the argument; a query that requires another one is left out
 */
export function everyQuery(sdl: string, given: Readonly<Record<string, string>>): readonly string[] {
  return Object.values(buildSchema(sdl).getQueryType()?.getFields() ?? {}).flatMap(({ name, args, type }) => {
    const needed = args.filter(isRequired);
    if (needed.some((arg) => given[arg.name] === undefined)) return [];
    const list = needed.map((arg) => `${arg.name}: ${given[arg.name]}`).join(", ");
    return [`{ ${name}${list && `(${list})`} ${selectionOf(type) ?? ""} }`];
  });
}

const isRequired = ({ type, defaultValue }: GraphQLArgument) =>
  isNonNullType(type) && defaultValue === undefined;

/** Null below the last level. */
function selectionOf(type: GraphQLOutputType, depth = 0): string | null {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named)) return "{ __typename }";
  if (depth >= DEPTH_MAX) return null;
  const fields = Object.values(named.getFields())
    .filter(({ args }) => !args.some(isRequired))
    .flatMap((field) => {
      const below = selectionOf(field.type, depth + 1);
      return below === null ? [] : [`${field.name} ${below}`];
    });
  return `{ __typename ${fields.join(" ")} }`;
}
