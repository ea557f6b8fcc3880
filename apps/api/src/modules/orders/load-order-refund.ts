import { brandOf } from "@catnip/brands";
import { refundEnds } from "@catnip/domain/orders";
import type { RequestContext } from "../../platform/context.ts";
import { loader } from "../../platform/loader.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { findOrderRefunds, type OrderRefund } from "./order-refunds.service.ts";
import type { StoreOrder } from "./orders.service.ts";

/**
 * Whether a game of the viewer's library can be given back in this shop; null: it is too late for that. The facts about
 * all games of a list are read in one statement, and only about those that were bought lately.
 */
export async function loadOrderRefund(
  context: RequestContext,
  { uuid, store_id, created_at }: StoreOrder,
): Promise<OrderRefund | null> {
  const { platformKey } = context;
  if (context.now() >= refundEnds(created_at, brandOf(platformKey).refunds)) return null;
  const refunds = loader(context, REFUNDS, async (keys: readonly string[]) => {
    const lines = keys.map(lineOf);
    const found = await findOrderRefunds(context, requireViewer(context).uuid, lines, platformKey);
    return new Map(found.map((refund) => [keyOf(refund.order_uuid, refund.store_id), refund]));
  });
  return refunds.load(keyOf(uuid, store_id));
}

const REFUNDS = Symbol("refunds of bought games");

const keyOf = (orderUuid: string, storeId: number) => `${orderUuid} ${storeId}`;

function lineOf(key: string) {
  const [order_uuid = "", store_id] = key.split(" ");
  return { order_uuid, store_id: Number(store_id) };
}
