export { ERROR_CODES, MESSAGE_CODES, errorSentence, isErrorCode, toErrorCode } from "./error-codes.ts";
export { errorConsequence } from "./error-consequence.ts";
export type { ErrorCode } from "./error-codes.ts";
