import { printSchema, type GraphQLSchema } from "graphql";

/**
 * The schema as clients are built against it. Beside what GraphQL can say, a directive names the type of the domain
 * that a closed set is, from which the SDK takes its types.
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
