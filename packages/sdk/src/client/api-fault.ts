import { toErrorCode, type ErrorCode } from "@catnip/domain/errors";

/** A refusal or failure of the API. The code is from the catalogue; its translations are in the storefront. */
export class ApiFault extends Error {
  override readonly name = "ApiFault";
  readonly code: ErrorCode;
  /** Details of the refusal, such as a limit. */
  readonly facts: unknown;
  /** The request id in the API's log; show it where a player may contact support. */
  readonly requestId: string | null;

  constructor(code: ErrorCode, message: string, facts: unknown = null, requestId: string | null = null) {
    super(message);
    this.code = code;
    this.facts = facts;
    this.requestId = requestId;
  }
}

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
