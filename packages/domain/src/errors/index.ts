export { ERROR_CODES, isErrorCode, toErrorCode } from "./error-codes.ts";
export { ERROR_SENTENCES, MESSAGE_CODES, errorSentence } from "./error-sentences.ts";
export { errorConsequence } from "./error-consequence.ts";
export type { ErrorCode } from "./error-codes.ts";
