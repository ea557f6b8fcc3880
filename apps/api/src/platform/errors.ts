import type { ErrorCode } from "@catnip/domain/errors";
import { GraphQLError } from "graphql";

/** Numbers and names that the UI inserts into its own sentence; never text for the user. */
export type ErrorFacts = Readonly<Record<string, string | number | boolean | null>>;

/**
 * An expected error with a code of the catalog (`@catnip/domain/errors`). The message is plain English for logs and
 * developers; clients show their own sentence for the code (R-ERR-1).
 */
export class ApiError extends GraphQLError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, facts?: ErrorFacts) {
    super(message, { extensions: facts ? { code, facts } : { code } });
    this.name = "ApiError";
    this.code = code;
  }
}
