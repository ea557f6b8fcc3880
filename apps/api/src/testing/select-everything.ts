import {
  getNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";

/**
 * A selection of every field of a type and of all types reachable from it, for tests that look for leaks. Fields that
 * need arguments are left out, and a type is not entered again below itself.
 *
 * @param depthMax levels of objects below the first
 */
export function selectEverything(schema: GraphQLSchema, typeName: string, depthMax = 5): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type.`);
  return selection(type, [], depthMax);
}

function selection(type: GraphQLObjectType, above: readonly GraphQLObjectType[], depthLeft: number): string {
  const fields = Object.values(type.getFields()).flatMap(({ name, args, type: of }) => {
    if (args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)) return [];
    const inner = objectOf(of);
    if (!inner) return [name];
    if (depthLeft === 0 || inner === type || above.includes(inner)) return [];
    return [`${name} ${selection(inner, [...above, type], depthLeft - 1)}`];
  });
  return `{ __typename ${fields.join(" ")} }`;
}

/** The object type behind lists and non-nulls; null for scalars and enums. */
function objectOf(type: GraphQLOutputType): GraphQLObjectType | null {
  const named = getNamedType(type);
  return isObjectType(named) ? named : null;
}
