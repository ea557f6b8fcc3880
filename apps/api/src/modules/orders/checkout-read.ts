import type { PriceRow, StoreActivity } from "@catnip/domain/prices";
import type { UserCoupon } from "@catnip/domain/coupons";
import type { Services } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { together } from "../../platform/together.ts";
import type { OrderAnswer } from "./orders.tables.ts";

/** More would wait for each other longer than they save. */
const TOGETHER_MAX = 32;

type Pool = Services["db"]["$client"];

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

/**
 * First round trip of a purchase, together with those of others that arrive while one is under way (R-CHK-21): a single
 * statement reads everything; see `read_checkouts` in `sql/orders-reads.sql`.
 */
export function readCheckout(pool: Pool, request: CheckoutReadRequest): Promise<CheckoutFacts> {
  let queue = queues.get(pool);
  if (!queue)
    queues.set(
      pool,
      (queue = together({ run: (requests) => readCheckouts(pool, requests), max: TOGETHER_MAX })),
    );
  return queue(request);
}

const queues = new WeakMap<Pool, (request: CheckoutReadRequest) => Promise<CheckoutFacts>>();

async function readCheckouts(
  pool: Pool,
  requests: readonly CheckoutReadRequest[],
): Promise<readonly CheckoutFacts[]> {
  /** Two columns: the number of the request, and a value of it. */
  const columns = <Value>(valuesOf: (request: CheckoutReadRequest) => readonly Value[]) => {
    const of: number[] = [];
    const values: Value[] = [];
    requests.forEach((request, at) => {
      for (const value of valuesOf(request)) {
        of.push(at + 1);
        values.push(value);
      }
    });
    return [of, values];
  };
  const rows = await read<{ facts: CheckoutFacts }>(
    { $client: pool },
    "select unnest(read_checkouts($1, $2, $3, $4, $5, $6, $7, $8, $9)) as facts",
    [
      requests.map(({ uuid }) => uuid),
      requests.map(({ userUuid }) => userUuid),
      requests.map(({ sid }) => sid),
      ...columns(({ storeIds }) => storeIds),
      ...columns(({ cartUuids }) => cartUuids),
      ...columns(({ couponUuids }) => couponUuids),
    ],
  );
  return rows.map(({ facts }) => facts);
}
