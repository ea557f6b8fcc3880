import { schema } from "../../composition/schema.ts";
import { createGraphqlHandler } from "../../platform/graphql/handler.ts";
import { createLog } from "../../platform/log.ts";
import { ENDPOINT, type Answer, type TestShop } from "../test-shop.ts";

/** The first error's code, from an endpoint with other services. */
export function handlerFor(shop: TestShop, services: Partial<TestShop["services"]>) {
  const handle = createGraphqlHandler({
    schema,
    services: { ...shop.services, ...services },
    log: createLog("silent"),
    documentsFile: "none",
    viewerOf: () => Promise.reject(new Error("no viewer here")),
  });
  return async (query: string): Promise<string | undefined> => {
    const headers = { "content-type": "application/json", "accept-version": "v2" };
    const request = new Request(ENDPOINT, { method: "POST", headers, body: JSON.stringify({ query }) });
    const { errors } = (await (await handle(request, { address: "192.0.2.7" })).json()) as Pick<
      Answer,
      "errors"
    >;
    return errors?.[0]?.extensions.code;
  };
}
