import { toErrorCode } from "@catnip/domain/errors";
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
