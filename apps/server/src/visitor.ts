import { AsyncLocalStorage } from "node:async_hooks";

/** The sender of a request, as the host sees it. */
export type Client = { readonly address: string };

/** The default when there is no visitor. */
export const INSIDE: Client = { address: "127.0.0.1" };

const visitors = new AsyncLocalStorage<Client>();

/**
 * Runs something on a visitor's behalf: API calls made meanwhile are attributed to them instead of this server.
 */
export const onBehalfOf = <Result>(client: Client, work: () => Result): Result => visitors.run(client, work);

/** The visitor of the current async context. */
export const visitorNow = (): Client => visitors.getStore() ?? INSIDE;
