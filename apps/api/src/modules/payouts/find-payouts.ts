import {
  creditTransferXml,
  isBankText,
  payoutCsv,
  type PayoutState,
  type TransferOrder,
} from "@catnip/domain/payouts";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { requireRole } from "../../platform/viewer.ts";
import {
  batchOf,
  expectApproved,
  expectNotOwn,
  payoutsIn,
  readBatches,
  type PayoutBatch,
} from "./batch-row.ts";
import { unwritable } from "./bank-name.ts";
import { invalid, PAYOUT_COLUMNS, type PayoutRow } from "./payout-row.ts";

export type PayoutPart = {
  readonly state?: PayoutState | null | undefined;
  readonly currency_id?: string | null | undefined;
  readonly q?: PageInput | null | undefined;
  readonly limit?: number | null | undefined;
};

/** A creator's own payouts, newest first. @throws ApiError `auth/forbidden` unless a creator */
export async function findOwnPayouts(
  context: RequestContext,
  part: PayoutPart,
): Promise<readonly PayoutRow[]> {
  const { uuid } = await requireRole(context, "creator");
  return findIn(context, uuid, part);
}

/** Everybody's, oldest first within a state. @throws ApiError `auth/forbidden` unless finance or root */
export async function findPayouts(context: RequestContext, part: PayoutPart): Promise<readonly PayoutRow[]> {
  await requireRole(context, "finance", "root");
  return findIn(context, null, part);
}

function findIn(
  { db }: RequestContext,
  creator: string | null,
  part: PayoutPart,
): Promise<readonly PayoutRow[]> {
  const { limit, offset } = pageWindow(part.q, part.limit);
  const values = [creator, part.state ?? null, part.currency_id ?? null, limit, offset];
  return read<PayoutRow>(db, PAYOUTS, values);
}

const PAYOUTS = `select ${PAYOUT_COLUMNS} from payout_requests r
  where ($1::uuid is null or r.creator_uuid = $1) and ($2::text is null or r.state = $2) and ($3::text is null or r.currency_id = $3)
  order by r.created_at desc, r.uuid desc limit $4 offset $5`;

/** Batches, newest first. @throws ApiError `auth/forbidden` unless finance or root */
export async function findPayoutBatches(
  context: RequestContext,
  q: PageInput | null | undefined,
  limit: number | null | undefined,
): Promise<readonly PayoutBatch[]> {
  await requireRole(context, "finance", "root");
  const page = pageWindow(q, limit);
  return readBatches(context.db, page.limit, page.offset);
}

/** A batch as a file for a bank. */
export type BankFile = { readonly xml: string; readonly csv: string };

/**
 * A batch for the bank, without the payouts that came back; the same bytes each time otherwise (R-ERN-15, R-ERN-16).
 *
 * @throws ApiError `auth/forbidden` unless finance or root, for one's own earnings, and before its approval,
 *   `input/invalid` for a batch that is not there, or of which everything came back, `pay/holder-characters` for a
 *   batch of before with a holder that no bank can write (R-ERN-19): that payout has to be returned
 */
export async function exportPayoutBatch(context: RequestContext, uuid: string): Promise<BankFile> {
  const actor = await requireRole(context, "finance", "root");
  const batch = await batchOf(context.db, uuid);
  const payouts = await payoutsIn(context.db, batch.uuid);
  expectApproved(batch);
  expectNotOwn(actor.uuid, payouts);
  const { currency_id, execute_on, created_at, source } = batch;
  const order: TransferOrder = {
    id: batch.uuid,
    created_at,
    execute_on,
    currency_id,
    from: source,
    transfers: payouts
      .filter(({ state }) => state !== "returned")
      .map(({ uuid: id, account, pay_amount }) => ({ id, to: account, minor: pay_amount })),
  };
  if (order.transfers.length === 0) throw invalid("uuid");
  for (const { id, to } of order.transfers)
    if (!isBankText(to.holder)) throw unwritable(to, { request_uuid: id });
  return { xml: creditTransferXml(order), csv: payoutCsv(order) };
}
