import type { PoolClient } from "pg";
import { PAYMENT_COLUMNS, type PaymentRow } from "../../top-ups/index.ts";
import { notFound } from "./decision-refusals.ts";
import { CASE_COLUMNS, type CaseRow } from "./find-cases.ts";

/** Locks the payment first, in the same order as `applyFact`, so that the two cannot deadlock. */
export async function lockCase(
  client: PoolClient,
  uuid: string,
): Promise<{ readonly payment: PaymentRow | null; readonly row: CaseRow }> {
  const { rows: payments } = await client.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments
      where order_no = (select payment_order_no from payment_cases where uuid = $1) for update`,
    [uuid],
  );
  const { rows } = await client.query<CaseRow>(
    `select ${CASE_COLUMNS} from payment_cases where uuid = $1 for update`,
    [uuid],
  );
  const [row] = rows;
  if (!row) throw notFound();
  return { payment: payments[0] ?? null, row };
}
