import { stackCoupons } from "@catnip/domain/coupons";
import { basisPointsOf, percentOf } from "@catnip/domain/money";
import type { PoolClient } from "pg";
import { inPages } from "./in-pages.ts";
import type { Difference } from "./difference.ts";

type Line = {
  readonly order_uuid: string;
  readonly store_id: number;
  readonly list: number;
  readonly discount: number;
  readonly percent: number;
  readonly sale: number;
  readonly coupon_discount: number;
  readonly final: number;
  readonly coupons: readonly { readonly uuid: string; readonly discount_rate: number }[];
  readonly creator_uuid: string | null;
  readonly creator_rate_bp: number;
  readonly creator_share: number;
};

/** Computes the price of every line again with the domain's rules. */
export async function priceDifferences(client: PoolClient): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for await (const row of inPages(client, "select * from order_lines order by order_uuid, store_id")) {
    const line: Line = row;
    const discount = percentOf(line.list, line.percent);
    const stack = stackCoupons(line.list - discount, line.coupons);
    const share = basisPointsOf(stack.result, line.creator_rate_bp);
    const asItShould =
      line.discount === discount &&
      line.final === stack.result &&
      line.coupon_discount === stack.discount &&
      line.creator_share === share;
    if (asItShould) continue;
    const says = `order ${line.order_uuid}, game ${line.store_id}: price ${line.final} and share ${line.creator_share}, the rules say ${stack.result} and ${share}`;
    differences.push({ check: "prices", says });
  }
  return differences;
}
