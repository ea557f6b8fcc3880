import type { RequestContext } from "../../platform/context.ts";
import { loader } from "../../platform/loader.ts";
import { read, type Queryable } from "../../platform/read.ts";

/** Money of a top-up that went back, as its payer sees it. */
export type PaidBack = {
  readonly order_no: string;
  readonly kind: "refunded" | "reversed";
  /** Minor units. */
  readonly pay_amount: number;
  /** How much of it is tax. */
  readonly tax_amount: number;
  /** Taken out of the wallet for it, in meowcent. */
  readonly coin: number;
  readonly silver: number;
  /** Spent already, and therefore owed. */
  readonly owed: number;
  readonly created_at: Date;
};

const PAID_BACK = Symbol("refunds of payments");

/** What went back of a payment, oldest first. */
export const paidBackOf = async (context: RequestContext, orderNo: string): Promise<readonly PaidBack[]> =>
  (await loader(context, PAID_BACK, (orderNos: readonly string[]) => load(context.db, orderNos)).load(
    orderNo,
  )) ?? [];

async function load(
  db: Queryable,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, readonly PaidBack[]>> {
  const rows = await read<PaidBack>(db, ROWS, [orderNos]);
  return Map.groupBy(rows, ({ order_no }) => order_no);
}

const ROWS = `select order_no, kind, minor as pay_amount, tax as tax_amount, coin_taken as coin, silver_taken as silver,
    coin + silver - coin_taken - silver_taken as owed, created_at
  from payment_refunds where order_no = any($1::text[]) and minor > 0 order by id`;
