import { toErrorCode, type ErrorCode } from "@catnip/domain/errors";

/** The API refused or failed. The code is of the catalogue; words for it live in the storefront. */
export class ApiFault extends Error {
  override readonly name = "ApiFault";
  readonly code: ErrorCode;
  /** Numbers of the refusal, such as a limit. */
  readonly facts: unknown;
  /** Names the request in the API's log; worth showing where a person may ask support. */
  readonly requestId: string | null;

  constructor(code: ErrorCode, message: string, facts: unknown = null, requestId: string | null = null) {
    super(message);
    this.code = code;
    this.facts = facts;
    this.requestId = requestId;
  }
}

/** One entry of `errors`, as the API sends it. */
export interface GraphQLErrorLike {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** The fault behind an answer's `errors`: the first one is shown (R-ERR-3). */
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
