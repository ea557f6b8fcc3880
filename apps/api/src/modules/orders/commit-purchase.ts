import { basisPointsOf } from "@catnip/domain/money";
import type { CheckoutQuote, QuoteLine } from "@catnip/domain/orders";
import type { Services, Viewer } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { refusable } from "../wallets/index.ts";
import type { CheckoutFacts, StoreInputs } from "./checkout-read.ts";
import { couponUuidsOf } from "./checkout-request.ts";
import type { CheckoutRequest } from "./checkout.types.ts";
import type { OrderAnswer } from "./orders.tables.ts";

/** Default creator share of a sale, in basis points, unless a contract says otherwise. */
const DEFAULT_CREATOR_RATE_BP = 7_000;

/** A purchase that was read and priced. */
export type Commit = {
  readonly viewer: Viewer;
  readonly request: CheckoutRequest;
  readonly quote: CheckoutQuote;
  readonly facts: CheckoutFacts;
  readonly fingerprint: string;
  readonly at: Date;
};

/** Second round trip: locks, re-checks, and writes all or nothing. Lines are passed as columns, ordered by game. */
export async function commitPurchase(
  pool: Services["db"]["$client"],
  { viewer, request, quote, facts, fingerprint, at }: Commit,
): Promise<OrderAnswer> {
  const lines = linesToCommit({ quote, facts });
  const column = <Key extends keyof (typeof lines)[number]>(key: Key) => lines.map((line) => line[key]);
  const values = [
    request.uuid,
    viewer.uuid,
    viewer.sid,
    request.wanted.kind,
    facts.country,
    fingerprint,
    at,
    quote.total,
    quote.silver,
    quote.coin,
    couponUuidsOf(request.wanted),
    JSON.stringify(facts.inputs),
    reasonFor(lines),
    column("store_id"),
    column("list"),
    column("discount"),
    column("percent"),
    column("sale"),
    column("coupon_discount"),
    column("final"),
    lines.map(({ coupons }) => JSON.stringify(coupons)),
    column("creator_uuid"),
    column("creator_rate_bp"),
    column("creator_share"),
  ];
  const parameters = values.map((_value, index) => `$${index + 1}`).join(", ");
  const [row] = await refusable(
    read<{ answer: OrderAnswer }>(
      { $client: pool },
      `select commit_purchase(${parameters}) as answer`,
      values,
    ),
  );
  if (!row) throw new Error("A purchase was committed, but nothing came back");
  return row.answer;
}

/** What is written of each game, ordered by game: the price's steps, and the creator's share of it in meowcent. */
export const linesToCommit = ({ quote, facts }: Pick<Commit, "quote" | "facts">) =>
  quote.lines
    .map((line) => ({ ...line, ...creatorPart(line, facts.inputs.stores ?? []) }))
    .toSorted((one, other) => one.store_id - other.store_id);

/** Why the coins moved, as the ledger keeps it. */
export const reasonFor = (lines: readonly unknown[]): string =>
  `purchase of ${lines.length === 1 ? "a game" : `${lines.length} games`}`;

function creatorPart(line: QuoteLine, stores: readonly StoreInputs[]) {
  const store = stores.find(({ store_id }) => store_id === line.store_id);
  const creator_uuid = store?.creator_uuid ?? null;
  // A game without a creator belongs to the platform.
  const creator_rate_bp = creator_uuid === null ? 0 : (store?.creator_rate_bp ?? DEFAULT_CREATOR_RATE_BP);
  return { creator_uuid, creator_rate_bp, creator_share: basisPointsOf(line.final, creator_rate_bp) };
}
