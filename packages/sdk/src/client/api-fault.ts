import type { ErrorCode } from "@catnip/domain/errors";

/** A refusal or failure of the API. The code is from the error catalog; its messages are in the site kit. */
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
