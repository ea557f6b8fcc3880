import { ApiError } from "../../../platform/errors.ts";
import { read, type Queryable } from "../../../platform/read.ts";
import { isUuid } from "../../../platform/uuid.ts";

/** Vouchers minted together. Amounts: `pay_amount` in minor units, `coin` and `worth` in meowcent. */
export type VoucherBatch = {
  readonly uuid: string;
  readonly provider_key: string;
  readonly plan_id: string;
  readonly currency_id: string;
  readonly pay_amount: number;
  readonly coin: number;
  readonly count: number;
  readonly worth: number;
  readonly expires_at: Date;
  readonly created_at: Date;
  readonly created_by: string | null;
  /** Whether someone other than its creator has to issue it. */
  readonly needs_approval: boolean;
  readonly issued_at: Date | null;
  readonly issued_by: string | null;
  readonly redeemed: number;
  readonly voided: number;
  /** How many the shop's export says were sold. */
  readonly sold: number;
  /** Redeemed, although no export says that they were sold: a code that leaked, or an export to come. */
  readonly redeemed_unsold: number;
};

const COLUMNS = `b.uuid, b.provider_key, b.plan_id, b.currency_id, b.pay_amount, b.coin, b.count, b.worth, b.expires_at,
  b.created_at, b.created_by, b.needs_approval, b.issued_at, b.issued_by, n.redeemed, n.voided, n.sold, n.redeemed_unsold`;
const COUNTED = `voucher_batches b cross join lateral (
  select count(*) filter (where c.state = 'redeemed') as redeemed, count(*) filter (where c.state = 'void') as voided,
    count(s.code_uuid) as sold, count(*) filter (where c.state = 'redeemed' and s.code_uuid is null) as redeemed_unsold
  from voucher_codes c left join voucher_sales s on s.code_uuid = c.uuid where c.batch_uuid = b.uuid) n`;
const ONE = `select ${COLUMNS} from ${COUNTED} where b.uuid = $1`;
const LATEST = `select ${COLUMNS} from ${COUNTED} order by b.created_at desc, b.uuid desc limit $1 offset $2`;

/** @throws ApiError `input/invalid` for an unknown batch */
export async function voucherBatch(db: Queryable, uuid: string): Promise<VoucherBatch> {
  const [batch] = isUuid(uuid) ? await read<VoucherBatch>(db, ONE, [uuid]) : [];
  if (!batch) throw noBatch();
  return batch;
}

/** All batches, newest first. */
export const voucherBatches = (
  db: Queryable,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly VoucherBatch[]> => read<VoucherBatch>(db, LATEST, [page.limit, page.offset]);

export const noBatch = () =>
  new ApiError("input/invalid", "There is no such batch of vouchers.", { field: "uuid" });
