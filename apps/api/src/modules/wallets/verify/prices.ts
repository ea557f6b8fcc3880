import { stackCoupons } from "@catnip/domain/coupons";
import { basisPointsOf, percentOf } from "@catnip/domain/money";
import type { PoolClient } from "pg";
import { inPages } from "./in-pages.ts";
import type { Difference } from "./difference.ts";

/** A line as stored in the books; may be anything if it was tampered with. */
type Line = Numbers & { readonly order_uuid: string; readonly store_id: number };

type Numbers = {
  readonly list: string;
  readonly discount: string;
  readonly percent: number;
  readonly sale: string;
  readonly coupon_discount: string;
  readonly final: string;
  readonly coupons: unknown;
  readonly creator_rate_bp: number;
  readonly creator_share: string;
};

/**
 * Recomputes the price of every line with the domain's rules, coupon by coupon.
 *
 * @param scope of some lines only: common table expressions, see `day-scope.sql.ts`
 */
export async function priceDifferences(client: PoolClient, scope = ""): Promise<readonly Difference[]> {
  if (await areAllRight(client, scope)) return [];
  const differences: Difference[] = [];
  for await (const row of inPages(client, scope + LINES)) {
    const line = row as Line;
    const problem = problemOf(line);
    if (problem)
      differences.push({
        check: "prices",
        says: `order ${line.order_uuid}, game ${line.store_id}: ${problem}`,
      });
  }
  return differences;
}

/** Many lines have the same numbers; only if some are wrong it matters whose they are. */
async function areAllRight(client: PoolClient, scope: string): Promise<boolean> {
  for await (const numbers of inPages(client, scope + NUMBERS))
    if (problemOf(numbers as Numbers) !== null) {
      await client.query("close pages");
      return false;
    }
  return true;
}

function problemOf(line: Numbers): string | null {
  const list = Number(line.list);
  if (!Number.isSafeInteger(list) || list < 0) return `a list price of ${line.list} is none`;
  const coupons = couponsOf(line.coupons);
  if (!coupons) return "its coupons cannot be read";
  try {
    const discount = percentOf(list, line.percent);
    const stack = stackCoupons(list - discount, coupons);
    const share = basisPointsOf(stack.result, line.creator_rate_bp);
    const isAsItShouldBe =
      line.discount === String(discount) &&
      line.sale === String(list - discount) &&
      line.final === String(stack.result) &&
      line.coupon_discount === String(stack.discount) &&
      line.creator_share === String(share);
    return isAsItShouldBe
      ? null
      : `price ${line.final} and share ${line.creator_share}, the rules say ${stack.result} and ${share}`;
  } catch (fault) {
    return `the rules know no price for it: ${fault instanceof Error ? fault.message : String(fault)}`;
  }
}

type LineCoupon = { readonly uuid: string; readonly discount_rate: number };

function couponsOf(stored: unknown): readonly LineCoupon[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.every(isCoupon) ? stored : null;
}

function isCoupon(stored: unknown): stored is LineCoupon {
  if (typeof stored !== "object" || stored === null) return false;
  const { uuid, discount_rate } = stored as Partial<LineCoupon>;
  return typeof uuid === "string" && Number.isInteger(discount_rate);
}

const TEXTS = `list::text, discount::text, percent, sale::text, coupon_discount::text, final::text, coupons, creator_rate_bp,
  creator_share::text`;

const LINES = `select order_uuid::text, store_id, ${TEXTS} from order_lines order by order_uuid, store_id`;

const NUMBERS = `
  select ${TEXTS} from (
    select distinct list, discount, percent, sale, coupon_discount, final, coupons, creator_rate_bp, creator_share
    from order_lines
  ) numbers`;
