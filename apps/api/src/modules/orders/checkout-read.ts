import type { PriceRow, StoreActivity } from "@catnip/domain/prices";
import type { UserCoupon } from "@catnip/domain/coupons";
import type { Services } from "../../platform/context.ts";
import type { Permit } from "../../platform/limits/limits.ts";
import {
  reservation,
  reservationValues,
  reservedOf,
  type PermitRequest,
  type ReservedPermits,
  type ReservedRow,
} from "../../platform/limits/reserve-permits.ts";
import { perPool } from "../../platform/per-pool.ts";
import { read } from "../../platform/read.ts";
import { together } from "../../platform/together.ts";
import { purchaseTurns } from "./purchase-turns.ts";
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
 * First round trip of a purchase, batched with those of others that arrive during one (R-CHK-21): a single
 * statement reads everything, see `read_checkouts` in `sql/orders-reads.sql`, and takes the permits (R-CHK-22).
 *
 * @param permit to buy; absent: nothing is counted
 * @throws ApiError see `Permit.alongWith`
 */
export function readCheckout(
  pool: Pool,
  request: CheckoutReadRequest,
  permit?: Permit,
): Promise<CheckoutFacts> {
  const queue = queueOf(pool);
  if (permit) return permit.alongWith((wanted) => queue({ request, wanted }));
  return queue({ request, wanted: null }).then(({ value }) => value);
}

type Asked = { readonly request: CheckoutReadRequest; readonly wanted: PermitRequest | null };
type Answered = { readonly value: CheckoutFacts; readonly reserved: ReservedPermits | null };

const queueOf = perPool((pool) =>
  together({
    run: (asked: readonly Asked[]) => readCheckouts(pool, asked),
    max: TOGETHER_MAX,
    // One statement cannot count the same buyer twice.
    keysOf: ({ wanted }) => (wanted ? [wanted.key] : []),
    turns: purchaseTurns(pool),
  }),
);

async function readCheckouts(pool: Pool, asked: readonly Asked[]): Promise<readonly Answered[]> {
  /** Two columns: the number of the request, and a value of it. */
  const columns = <Value>(valuesOf: (request: CheckoutReadRequest) => readonly Value[]) => {
    const of: number[] = [];
    const values: Value[] = [];
    asked.forEach(({ request }, at) => {
      for (const value of valuesOf(request)) {
        of.push(at + 1);
        values.push(value);
      }
    });
    return [of, values];
  };
  const rows = await read<{ facts: CheckoutFacts } & (ReservedRow | Record<keyof ReservedRow, null>)>(
    { $client: pool },
    READ,
    [
      asked.map(({ request }) => request.uuid),
      asked.map(({ request }) => request.userUuid),
      asked.map(({ request }) => request.sid),
      ...columns(({ storeIds }) => storeIds),
      ...columns(({ cartUuids }) => cartUuids),
      ...columns(({ couponUuids }) => couponUuids),
      asked.map(({ wanted }) => wanted?.key ?? null),
      ...reservationValues(asked.flatMap(({ wanted }) => wanted ?? [])),
    ],
  );
  return rows.map(({ facts, ...row }) => ({
    value: facts,
    reserved: row.granted === null ? null : reservedOf(row),
  }));
}

const READ = `
  with permits as (${reservation(11)})
  select facts, granted, resets_at
    from unnest(read_checkouts($1, $2, $3, $4, $5, $6, $7, $8, $9)) with ordinality as checkout(facts, at)
    left join permits on permits.key = ($10::text[])[at]
    order by at`;
