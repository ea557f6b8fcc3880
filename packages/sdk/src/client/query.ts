import { ApiFault } from "./api-fault.ts";
import { faultOf, type GraphQLErrorLike } from "./fault-of.ts";
import type { Operation } from "./operation.ts";

export interface ApiAddress {
  /** The API's origin, such as `http://api.localhost:4000`. */
  readonly origin: string;
  /** `fetch`, or the API's own handler when it runs in the same process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sent as `Authorization: Bearer`. */
  readonly accessToken?: string | undefined;
  /** Headers such as the visitor's address, forwarded by a server acting for a visitor. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * Sends one uncached request to the API: for loaders on the server, and for sites too small for urql.
 *
 * @throws ApiFault when the API refuses, fails or cannot be reached (`service/unavailable`)
 */
export async function query<Data, Variables>(
  api: ApiAddress,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const headers: Record<string, string> = {
    ...api.headers,
    accept: "application/graphql-response+json, application/json;q=0.9",
    "content-type": "application/json",
    "accept-version": "v2",
  };
  if (api.accessToken) headers["authorization"] = `Bearer ${api.accessToken}`;
  const body = JSON.stringify({ documentId: operation.documentId, variables });
  const answer = await ask(api, new Request(`${api.origin}/graphql`, { method: "POST", headers, body }));
  // Any `errors` field makes the request fail, with or without data (R-ERR-3).
  if (answer.errors?.length) throw faultOf(answer.errors);
  return answer.data as Data;
}

async function ask(
  api: ApiAddress,
  request: Request,
): Promise<{ data?: unknown; errors?: GraphQLErrorLike[] }> {
  try {
    const response = await api.fetch(request);
    return (await response.json()) as { data?: unknown; errors?: GraphQLErrorLike[] };
  } catch (cause) {
    const fault = new ApiFault("service/unavailable", "The API cannot be reached.");
    fault.cause = cause;
    throw fault;
  }
}
