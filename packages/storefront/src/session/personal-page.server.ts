import { ApiFault, query } from "@catnip/sdk";
import { createPlayerClient } from "@catnip/sdk/client/player-client.ts";
import { MeDocument, type MeFieldsFragment } from "@catnip/sdk/profiles/index.ts";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { asPublic } from "@catnip/site/http/site-address.server.ts";
import type { LoaderFunctionArgs } from "react-router";
import { ssrExchange, type GraphQLRequest, type SSRData } from "urql";
import { playerToken } from "./player-token.server.ts";

/** What the HTML of a personal page shows. */
export type PersonalData =
  | { readonly status: "player"; readonly me: MeFieldsFragment; readonly results: SSRData }
  | { readonly status: "guest" | "unavailable" };

/**
 * The session's player and the results of these queries, for the HTML of a page that is never cached (R-PRV-9). A query
 * that fails shows its error on the page.
 */
export async function personalData(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  requests: readonly GraphQLRequest[],
): Promise<PersonalData> {
  const host = context.get(apiContext);
  const token = await playerToken(asPublic(request, host.publicConfig), host);
  if (typeof token === "string") return { status: token };
  const api = { origin: host.publicConfig.origins.api, fetch: host.fetchApi, ...token };
  const results = ssrExchange({ isClient: false });
  const client = createPlayerClient(api, results);
  try {
    const [{ me }] = await Promise.all([
      query(api, MeDocument, {}),
      ...requests.map((each) => client.executeQuery(each).toPromise()),
    ]);
    return me ? { status: "player", me, results: results.extractData() } : { status: "guest" };
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    return { status: "unavailable" };
  }
}
