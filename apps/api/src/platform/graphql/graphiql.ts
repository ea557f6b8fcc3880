import type { GraphQLSchema } from "graphql";

/** The page to explore the schema with, outside production. Its queries come back to the ordinary handler. */
export async function graphiql(schema: GraphQLSchema, request: Request): Promise<Response> {
  const { createYoga } = await import("graphql-yoga");
  const yoga = createYoga({
    schema,
    logging: false,
    graphiql: { title: "Catnip API", headers: JSON.stringify({ "accept-version": "v2" }) },
  });
  return yoga.fetch(request);
}
