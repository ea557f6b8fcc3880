export {
  ERROR_CODES,
  MESSAGE_CODES,
  errorConsequence,
  errorSentence,
  isErrorCode,
  toErrorCode,
} from "./error-codes.ts";
export type { ErrorCode } from "./error-codes.ts";
