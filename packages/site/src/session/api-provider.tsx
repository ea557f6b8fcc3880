import { useEffect, useState, type ReactNode } from "react";
import { Client, fetchExchange, Provider } from "urql";
import { apiClient, onNewClient } from "./client.ts";

/**
 * Gives urql's hooks their client. When another player has logged in, the pages below are remounted with a new client
 * and an empty cache, so that nothing of the previous player stays on screen (R-SIG-11).
 */
export function ApiProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(() => ({
    client: import.meta.env.SSR ? SERVER_CLIENT : apiClient(),
    number: 0,
  }));
  useEffect(
    () => onNewClient(() => setSession(({ number }) => ({ client: apiClient(), number: number + 1 }))),
    [],
  );
  return (
    <Provider key={session.number} value={session.client}>
      {children}
    </Provider>
  );
}

/** Public HTML holds nothing personal: on the server every query is still fetching. */
const SERVER_CLIENT = new Client({
  url: "about:blank",
  exchanges: [fetchExchange],
  fetch: () => new Promise(() => undefined),
});
