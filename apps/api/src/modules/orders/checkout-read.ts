import type { PriceRow, StoreActivity } from "@catnip/domain/prices";
import type { UserCoupon } from "@catnip/domain/coupons";
import type { Connection } from "../wallets/index.ts";
import type { OrderAnswer } from "./orders.tables.ts";
import { read } from "../../platform/read.ts";

/** Everything the price of one game depends on. */
export type StoreInputs = {
  readonly store_id: number;
  readonly released_at: number | null;
  /** Publicly visible from this time on. */
  readonly start_preview_at: number | null;
  /** Whether there is a build to deliver for the money. */
  readonly official: boolean;
  readonly prices: readonly PriceRow[] | null;
  readonly activity: StoreActivity | null;
  readonly creator_uuid: string | null;
  readonly creator_rate_bp: number | null;
};

/** All inputs of a checkout, from one consistent snapshot. */
export type CheckoutFacts = {
  readonly order: (OrderAnswer & { readonly user_uuid: string; readonly fingerprint: string }) | null;
  readonly session: boolean;
  readonly country: string | null;
  readonly balances: { readonly meowcent?: number; readonly silver?: number };
  readonly cart: readonly { readonly uuid: string; readonly store_id: number }[];
  readonly coupons: readonly UserCoupon[];
  readonly owned: readonly number[];
  /** Passed back at commit, which fails if it would now read something different. */
  readonly inputs: { readonly ratio_bp: number | null; readonly stores: readonly StoreInputs[] | null };
};

export type CheckoutReadRequest = {
  readonly uuid: string;
  readonly userUuid: string;
  readonly sid: string;
  readonly storeIds: readonly number[];
  readonly cartUuids: readonly string[];
  readonly couponUuids: readonly string[];
};

/** First round trip of a purchase: a single statement reads everything; see `read_checkout` in `sql/orders.sql`. */
export async function readCheckout(
  connection: Connection,
  request: CheckoutReadRequest,
): Promise<CheckoutFacts> {
  const [row] = await read<{ facts: CheckoutFacts }>(
    { $client: connection },
    "select read_checkout($1, $2, $3, $4, $5, $6) as facts",
    [request.uuid, request.userUuid, request.sid, request.storeIds, request.cartUuids, request.couponUuids],
  );
  if (!row) throw new Error("A checkout was read, but nothing came back");
  return row.facts;
}
