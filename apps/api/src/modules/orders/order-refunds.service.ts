import { brandOf } from "@catnip/brands";
import { errorSentence } from "@catnip/domain/errors";
import { gameRefund, type GameRefund, type RefundFacts } from "@catnip/domain/orders";
import type { Services, Viewer } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import { notify } from "../notifications/index.ts";
import { MoneyRefusal, orApiError, refusable } from "../wallets/index.ts";

/** One bought game, and whether it can be given back. */
export type OrderRefund = Pick<GameRefund, "silver" | "coin" | "expired" | "coupons"> & {
  readonly order_uuid: string;
  readonly store_id: number;
  /** Why it cannot be given back; null: it can. */
  readonly refusal: GameRefund["refusal"];
  readonly until: Date;
  readonly refunded_at: Date | null;
};

type Line = { readonly order_uuid: string; readonly store_id: number };
type Asked = Line & { readonly uuid: string };

/** As often as a purchase is recomputed; see `checkout`. */
const ROUNDS_MAX = 3;

/**
 * Whether a game of an order can be given back in this shop, and what comes back (R-RFD-5).
 *
 * @throws ApiError `store/not-owned`: this player bought no such game in that order
 */
export async function findOrderRefund(
  services: Pick<Services, "db" | "now">,
  userUuid: string,
  line: Line,
  platformKey: string,
): Promise<OrderRefund> {
  const facts = await factsOf(services.db, userUuid, line);
  return toOrderRefund(line, facts, ruledBy(platformKey, facts, line, services.now()));
}

/** The same of several bought games, in one statement. What this player did not buy is left out. */
export async function findOrderRefunds(
  services: Pick<Services, "db" | "now">,
  userUuid: string,
  lines: readonly Line[],
  platformKey: string,
): Promise<readonly OrderRefund[]> {
  const rows = await read<Line & { facts: RefundFacts | null }>(
    services.db,
    `select order_uuid, store_id, refund_inputs($1, order_uuid, store_id) as facts
      from unnest($2::uuid[], $3::int[]) as line(order_uuid, store_id)`,
    [userUuid, lines.map(({ order_uuid }) => order_uuid), lines.map(({ store_id }) => store_id)],
  );
  return rows.flatMap(({ facts, ...line }) =>
    facts ? [toOrderRefund(line, facts, ruledBy(platformKey, facts, line, services.now()))] : [],
  );
}

/**
 * Gives one game back (R-RFD-4). Idempotent: the same id gives the same game back once.
 *
 * @throws ApiError the refusal of the rule, `store/not-owned`, `auth/id-token-expired`, `request/id-conflict`
 */
export async function addOrderRefund(
  services: Pick<Services, "db" | "now">,
  viewer: Viewer,
  asked: Asked,
  platformKey: string,
): Promise<OrderRefund> {
  if (!isUuid(asked.uuid)) throw new ApiError("input/invalid", "The id is no uuid", { field: "uuid" });
  for (let round = 1; ; round += 1) {
    try {
      return await inTransaction(services.db, (tx) =>
        giveBack(tx, { viewer, asked, platformKey, at: services.now() }),
      );
    } catch (fault) {
      const hasChanged = fault instanceof MoneyRefusal && fault.code === "request/version-conflict";
      if (!hasChanged || round === ROUNDS_MAX) return await orApiError(Promise.reject(fault));
    }
  }
}

type Attempt = {
  readonly viewer: Viewer;
  readonly asked: Asked;
  readonly platformKey: string;
  readonly at: Date;
};

/**
 * Money, coupons, entitlement and the message about it, in one transaction. A player's refunds wait for each other
 * before anything is read, so that none of them is computed from what another one is about to change.
 */
async function giveBack(tx: Transaction, { viewer, asked, platformKey, at }: Attempt): Promise<OrderRefund> {
  const { uuid, order_uuid, store_id } = asked;
  await read(tx, "select lock_refunds($1)", [viewer.uuid]);
  const facts = await factsOf(tx, viewer.uuid, asked);
  const refund = ruledBy(platformKey, facts, asked, at);
  const known = await knownRefund(tx, viewer.uuid, asked);
  if (known) return toOrderRefund(asked, facts, { ...refund, ...known });
  if (refund.refusal) throw new ApiError(refund.refusal, errorSentence(refund.refusal));

  const { silver, coin, lots, coupons } = refund;
  await refusable(
    read(tx, "select commit_refund($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)", [
      uuid,
      viewer.uuid,
      viewer.sid,
      order_uuid,
      store_id,
      JSON.stringify(facts),
      silver,
      coin,
      JSON.stringify(lots),
      coupons,
      at,
    ]),
  );
  await notify(
    tx,
    { userUuid: viewer.uuid, kind: "refund", subject: uuid, facts: { order_uuid, store_id, coin, silver } },
    at,
  );
  const refunded = { ...facts, refunded_at: at.getTime() };
  return toOrderRefund(asked, refunded, { ...refund, refusal: "refund/already-refunded" });
}

const ruledBy = (platformKey: string, facts: RefundFacts, { store_id }: Line, at: Date) =>
  gameRefund(facts, store_id, brandOf(platformKey).refunds, at);

async function factsOf(
  db: Queryable,
  userUuid: string,
  { order_uuid, store_id }: Line,
): Promise<RefundFacts> {
  const [row] = isUuid(order_uuid)
    ? await read<{ facts: RefundFacts | null }>(db, "select refund_inputs($1, $2, $3) as facts", [
        userUuid,
        order_uuid,
        store_id,
      ])
    : [];
  if (!row?.facts) throw new ApiError("store/not-owned", "The player bought no such game in that order");
  return row.facts;
}

/** What a refund with this id gave back; null: there is none. Of another game or player it is a conflict. */
async function knownRefund(db: Queryable, userUuid: string, { uuid, order_uuid, store_id }: Asked) {
  const [row] = await read<
    Line & {
      readonly user_uuid: string;
      readonly silver: number;
      readonly coin: number;
      readonly coupons: string[];
    }
  >(db, "select user_uuid, order_uuid, store_id, silver, coin, coupons from order_refunds where uuid = $1", [
    uuid,
  ]);
  if (!row) return null;
  if (row.user_uuid !== userUuid || row.order_uuid !== order_uuid || row.store_id !== store_id)
    throw new ApiError("request/id-conflict", "The id was used for another refund");
  return { silver: row.silver, coin: row.coin, coupons: row.coupons };
}

function toOrderRefund(
  { order_uuid, store_id }: Line,
  { refunded_at }: RefundFacts,
  { refusal, until, silver, coin, expired, coupons }: GameRefund,
): OrderRefund {
  const at = refunded_at === null ? null : new Date(refunded_at);
  return { order_uuid, store_id, refusal, until, silver, coin, expired, coupons, refunded_at: at };
}
