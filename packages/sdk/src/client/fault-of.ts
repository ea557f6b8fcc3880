import { toErrorCode } from "@catnip/domain/errors";
import type { CombinedError } from "@urql/core";
import { ApiFault } from "./api-fault.ts";

/** One entry of `errors` in an API response. */
export interface GraphQLErrorLike {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Converts `errors` to a fault: the first one is shown (R-ERR-3). */
export function faultOf(errors: readonly GraphQLErrorLike[]): ApiFault {
  const [first] = errors;
  const extensions = first?.extensions ?? {};
  const requestId = typeof extensions["request_id"] === "string" ? extensions["request_id"] : null;
  return new ApiFault(
    toErrorCode(extensions["code"]),
    first?.message ?? "The API answered with an error it did not name.",
    extensions["facts"] ?? null,
    requestId,
  );
}

/** Converts urql's error to a fault: a refusal by the API, a token that could not be fetched, or a network failure. */
export function faultOfResult({ graphQLErrors, networkError, response, message }: CombinedError): ApiFault {
  if (graphQLErrors.length > 0) return faultOf(graphQLErrors);
  if (networkError instanceof ApiFault) return networkError;
  // A response that is not from the API came from something in front of it: the visitor's connection is fine.
  return new ApiFault(response ? "service/unavailable" : "other/network-request-failed", message);
}
