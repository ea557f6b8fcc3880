import type { GraphQLSchema } from "graphql";

/** The schema explorer, outside production. Its queries go through the ordinary handler. */
export async function graphiql(schema: GraphQLSchema, request: Request): Promise<Response> {
  const { createYoga } = await import("graphql-yoga");
  const yoga = createYoga({
    schema,
    logging: false,
    graphiql: { title: "Catnip API", headers: JSON.stringify({ "accept-version": "v2" }) },
  });
  // Only the page: a URL with a query in it would be executed here, bypassing every check of the handler.
  const { origin, pathname } = new URL(request.url);
  const page = await yoga.fetch(new Request(origin + pathname, { headers: { accept: "text/html" } }));
  // As a Node response: the library's stream cannot be compressed on its way out.
  return new Response(await page.text(), { status: page.status, headers: HTML });
}

const HTML = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
