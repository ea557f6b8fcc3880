import { mayDecidePayouts, type BankAccount } from "@catnip/domain/payouts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { checkedUuid, invalid, PAYOUT_COLUMNS, type PayoutRow } from "./payout-row.ts";

/** Payouts sent together; `worth` in meowcent. */
export type PayoutBatch = {
  readonly uuid: string;
  readonly currency_id: string;
  readonly source: BankAccount;
  readonly execute_on: string;
  readonly worth: number;
  readonly needs_approval: boolean;
  readonly created_by: string;
  readonly created_at: Date;
  readonly approved_by: string | null;
  readonly approved_at: Date | null;
  /**
   * Payouts requested but left out, since banks cannot write their holders' names; only in the response to that
   * request.
   */
  readonly refused?: readonly PayoutRow[];
};

const COLUMNS = `b.uuid, b.currency_id, b.source, b.execute_on, b.worth, b.needs_approval, b.created_by, b.created_at,
  b.approved_by, b.approved_at`;
const BATCH = `select ${COLUMNS} from payout_batches b where b.uuid = $1`;
const PAYOUTS = `select ${PAYOUT_COLUMNS} from payout_requests r join payout_steps s on s.request_uuid = r.uuid
  and s.to_state = 'batched' where s.batch_uuid = $1 order by r.uuid`;
const LIST = `select ${COLUMNS} from payout_batches b order by b.created_at desc, b.uuid desc limit $1 offset $2`;

/** @throws ApiError `input/invalid` for one that is not there */
export async function batchOf(db: Queryable, uuid: string): Promise<PayoutBatch> {
  const [batch] = await read<PayoutBatch>(db, BATCH, [checkedUuid(uuid)]);
  if (!batch) throw invalid("uuid");
  return batch;
}

/**
 * The same, locked until the transaction ends. Returning one of its payouts waits too: every caller locks the batch
 * before the payout.
 */
export async function lockBatch(tx: Queryable, uuid: string): Promise<PayoutBatch> {
  const [batch] = await read<PayoutBatch>(tx, `${BATCH} for no key update`, [checkedUuid(uuid)]);
  if (!batch) throw invalid("uuid");
  return batch;
}

/** All payouts of a batch, in the order of their uuids. */
export const payoutsIn = (db: Queryable, uuid: string): Promise<readonly PayoutRow[]> =>
  read<PayoutRow>(db, PAYOUTS, [uuid]);

export const readBatches = (db: Queryable, limit: number, offset: number): Promise<readonly PayoutBatch[]> =>
  read<PayoutBatch>(db, LIST, [limit, offset]);

/** @throws ApiError `auth/forbidden` for one's own earnings */
export function expectNotOwn(actor: string, payouts: readonly PayoutRow[]): void {
  const payees = payouts.map(({ creator_uuid }) => creator_uuid);
  if (!mayDecidePayouts(actor, payees))
    throw new ApiError("auth/forbidden", "Someone else must handle your own earnings.");
}

/** @throws ApiError `auth/forbidden` while a second person has to look at it */
export function expectApproved({ needs_approval, approved_by }: PayoutBatch): void {
  if (needs_approval && approved_by === null)
    throw new ApiError("auth/forbidden", "A second person has to approve this batch first.");
}
