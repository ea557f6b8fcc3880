import { errorSentence, isErrorCode, type ErrorCode } from "@catnip/domain/errors";
import { ApiError, type ErrorFacts } from "../../platform/errors.ts";

/** A refusal of one of the money functions in the database: nothing was written. */
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

/** SQLSTATE with which the money functions refuse; see `money_refusal` in `sql/wallets.sql`. */
const REFUSED = "CN001";

/**
 * Runs a call of a money function.
 *
 * @throws MoneyRefusal for an expected refusal; anything else is thrown as it came
 */
export async function refusable<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (fault) {
    throw toRefusal(fault) ?? fault;
  }
}

/**
 * Runs a call of a function that refuses the same way, where every refusal is the answer to the visitor.
 *
 * @throws ApiError with the refusal's code and facts; anything else is thrown as it came
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
