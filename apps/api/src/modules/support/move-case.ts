import { nextSupportState, type SupportStep } from "@catnip/domain/support";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import type { Transaction } from "../../platform/transaction.ts";
import { CASE_COLUMNS, noSuchCase, type SupportCase } from "./support-case.ts";

/**
 * Takes a locked case one step on (R-SPT-3).
 *
 * @throws ApiError `support/case-closed`
 */
export async function moveCase(
  tx: Transaction,
  { uuid, state }: SupportCase,
  step: SupportStep,
  now: Date,
): Promise<SupportCase> {
  const next = nextSupportState(state, step);
  if (next === null) throw caseClosed();
  const [row] = await read<SupportCase>(
    tx,
    `update support_cases c set state = $2, updated_at = $3,
       closed_at = case when $2 = 'closed' then coalesce(c.closed_at, $3) end
     where c.uuid = $1 returning ${CASE_COLUMNS}`,
    [uuid, next, now],
  );
  if (!row) throw noSuchCase();
  return row;
}

export const caseClosed = () => new ApiError("support/case-closed", "The case is closed.");
