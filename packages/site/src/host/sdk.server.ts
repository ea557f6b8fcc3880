import { query, type ApiAddress, type Operation } from "@catnip/sdk";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "./api-context.server.ts";

/** Calls the API from a loader or action. */
export interface Sdk {
  /** Returns `data`; throws `ApiFault` when the API refuses or cannot be reached. */
  query<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: { accessToken?: string },
  ): Promise<Data>;
}

/** The API client for loaders. Public pages pass no token: their output is the same for everyone. */
export function sdk(context: Readonly<RouterContextProvider>): Sdk {
  const { fetchApi, publicConfig } = context.get(apiContext);
  const address: ApiAddress = { origin: publicConfig.origins.api, fetch: fetchApi };
  return {
    query: (operation, variables, options) => query({ ...address, ...options }, operation, variables),
  };
}
