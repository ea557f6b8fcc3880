import { errorSentence, isErrorCode, type ErrorCode } from "@catnip/domain/errors";
import { ApiError, type ErrorFacts } from "../../platform/errors.ts";

/** An expected error of one of the money functions in the database: nothing was written. */
export class MoneyRefusal extends Error {
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts) {
    super(code);
    this.name = "MoneyRefusal";
    this.code = code;
    this.facts = facts;
  }
}

/** SQLSTATE of expected errors of the money functions; see `money_refusal` in `sql/wallets.sql`. */
const REFUSED = "CN001";

/**
 * Calls a money function.
 *
 * @throws MoneyRefusal for an expected error; anything else is rethrown as is
 */
export async function refusable<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (fault) {
    throw toRefusal(fault) ?? fault;
  }
}

/**
 * Calls such a function where every expected error is the answer to the visitor.
 *
 * @throws ApiError with the error's code and details; anything else is rethrown as is
 */
export async function orApiError<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await refusable(call);
  } catch (fault) {
    if (!(fault instanceof MoneyRefusal)) throw fault;
    const { code, facts } = fault;
    throw new ApiError(code, errorSentence(code), facts);
  }
}

function toRefusal(fault: unknown): MoneyRefusal | null {
  if (
    !(fault instanceof Error) ||
    !("code" in fault) ||
    fault.code !== REFUSED ||
    !isErrorCode(fault.message)
  )
    return null;
  const detail = "detail" in fault && typeof fault.detail === "string" ? fault.detail : "{}";
  const facts: ErrorFacts = JSON.parse(detail);
  return new MoneyRefusal(fault.message, facts);
}
