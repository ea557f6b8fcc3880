import { AsyncLocalStorage } from "node:async_hooks";

/** Who sends a request, as the host sees it. */
export type Client = { readonly address: string };

/** Who asks when no visitor does. */
export const INSIDE: Client = { address: "127.0.0.1" };

const visitors = new AsyncLocalStorage<Client>();

/** Does something on a visitor's behalf: whatever is asked of the API meanwhile counts for them, not for this server. */
export const onBehalfOf = <Result>(client: Client, work: () => Result): Result => visitors.run(client, work);

/** The visitor something is done for at this moment, through all its awaits. */
export const visitorNow = (): Client => visitors.getStore() ?? INSIDE;
