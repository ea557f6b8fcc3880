import type { BankAccount, PayoutState } from "@catnip/domain/payouts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";

/** A payout as it is stored; `amount` in meowcent, `pay_amount` in minor units. */
export type PayoutRow = {
  readonly uuid: string;
  readonly creator_uuid: string;
  readonly state: PayoutState;
  readonly amount: number;
  readonly currency_id: string;
  readonly minor_per_100_coins: number;
  readonly pay_amount: number;
  readonly account: BankAccount;
  readonly created_at: Date;
  /**
   * How the bank numbers its message that the payout came back, as last stated; with another state, one person said so.
   */
  readonly return_reference: string | null;
};

export const PAYOUT_COLUMNS = `r.uuid, r.creator_uuid, r.state, r.amount, r.currency_id, r.minor_per_100_coins, r.pay_amount,
  r.account, r.created_at, (
    select n.bank_reference from payout_returns n where n.request_uuid = r.uuid order by n.created_at desc, n.uuid desc limit 1
  ) as return_reference`;

/**
 * Payouts locked in the order of their uuids, so that two batches of the same ones wait instead of blocking each other.
 */
export const lockPayouts = (tx: Queryable, uuids: readonly string[]): Promise<readonly PayoutRow[]> =>
  read<PayoutRow>(tx, LOCKED, [uuids]);

const LOCKED = `select ${PAYOUT_COLUMNS} from payout_requests r where r.uuid = any($1::uuid[]) order by r.uuid for no key update`;

/** One payout, locked. @throws ApiError `input/invalid` for one that is not there */
export async function lockPayout(tx: Queryable, uuid: string): Promise<PayoutRow> {
  const [payout] = await lockPayouts(tx, [checkedUuid(uuid)]);
  if (!payout) throw invalid("uuid");
  return payout;
}

/** @throws ApiError `input/invalid` for anything that is no uuid */
export function checkedUuid(uuid: string, field = "uuid"): string {
  if (!isUuid(uuid)) throw invalid(field);
  return uuid.toLowerCase();
}

export const invalid = (
  field: string,
  facts: { readonly min?: number; readonly max?: number } = {},
): ApiError => new ApiError("input/invalid", `Not a valid value: ${field}`, { field, ...facts });

export const conflict = (): ApiError =>
  new ApiError("request/id-conflict", "This uuid was used for something else.");
