import { useState, type ReactNode } from "react";
import { Client, fetchExchange, Provider, ssrExchange, useClient, type SSRData } from "urql";
import { restoreResults } from "./client.ts";

/**
 * Gives urql's hooks below the results of queries that the page's loader has sent, on the server and in the browser.
 *
 * @param props.results null: there are none
 */
export function LoadedResults({ results, children }: { results: SSRData | null; children: ReactNode }) {
  const outer = useClient();
  const [client] = useState(() => {
    if (!results) return outer;
    if (import.meta.env.SSR) return serverClient(results);
    restoreResults(results);
    return outer;
  });
  return <Provider value={client}>{children}</Provider>;
}

/** Of one rendering; whatever else its page queries is still fetching. */
const serverClient = (results: SSRData) =>
  new Client({
    url: "about:blank",
    exchanges: [ssrExchange({ isClient: false, initialState: results }), fetchExchange],
    fetch: () => new Promise(() => undefined),
  });
