import type { PoolClient } from "pg";
import type { Actor } from "../../../platform/viewer.ts";
import { conflict } from "./decision-refusals.ts";
import type { Checked, Deciding } from "./decision-input.ts";
import type { CaseRow } from "./find-cases.ts";

/** A decision about money covers every fact about the same transaction. */
export async function closeCase(
  client: PoolClient,
  {
    row,
    actor,
    input,
    credited,
    now,
  }: {
    readonly row: CaseRow;
    readonly actor: Pick<Actor, "uuid">;
    readonly input: Deciding;
    readonly credited: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { rowCount } = await client.query("select from payment_cases where decision_uuid = $1", [input.uuid]);
  if (rowCount) throw conflict();
  await client.query(
    `update payment_cases set decision = $2, decision_uuid = case when uuid = $1 then $3::uuid else uuidv7() end,
        decided_by = $4, decided_at = $5, why = $6, credited_order_no = $7
      where uuid = $1 or ($2 <> 'dismiss' and decision is null and payment_order_no = $8 and provider = $9
        and merchant_account = $10 and provider_txn_id = $11 and reason in ('amount-mismatch', 'currency-mismatch', 'contradiction'))`,
    [
      row.uuid,
      input.decision,
      input.uuid,
      actor.uuid,
      now,
      input.why,
      credited,
      row.payment_order_no,
      row.provider,
      row.merchant_account,
      row.provider_txn_id,
    ],
  );
}

/** A payment with no open case stops waiting; late money may still arrive for it. */
export async function settlePayment(
  client: PoolClient,
  orderNo: string,
  input: Checked,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ state: string; open: string | null }>(
    `select p.state, (select reason from payment_cases c where c.payment_order_no = p.order_no and c.decision is null
        order by c.opened_at desc limit 1) as open from payments p where p.order_no = $1`,
    [orderNo],
  );
  const [at] = rows;
  if (!at) return;
  const ends = at.open === null && at.state === "review";
  await client.query(
    `update payments set review_reason = $2, updated_at = $3, state = case when $4 then 'failed' else state end,
      next_query_at = case when $4 then null else next_query_at end where order_no = $1`,
    [orderNo, at.open, now, ends],
  );
  if (ends)
    await client.query(
      "insert into payment_changes (order_no, from_state, to_state, reason, created_at) values ($1, 'review', 'failed', $2, $3)",
      [orderNo, `staff: ${input.decision}`, now],
    );
}
