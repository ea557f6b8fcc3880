import { printSchema, type GraphQLSchema } from "graphql";

/**
 * The schema that clients build against. On top of standard GraphQL, a directive names the domain type of each fixed
 * set of values, from which the SDK takes its types.
 */
export function printContract(schema: GraphQLSchema): string {
  const sdl = printSchema(schema).replaceAll(/^(?:scalar|enum) (\w+)/gm, (line, name: string) => {
    const domain = schema.getType(name)?.extensions["domain"];
    return typeof domain === "string" ? `${line} @domain(type: "${domain}")` : line;
  });
  return `${DIRECTIVE}\n\n${sdl}\n`;
}

const DIRECTIVE = `"""A closed set that is a type of @catnip/domain: folder and name."""
directive @domain(type: String!) on ENUM | SCALAR`;
