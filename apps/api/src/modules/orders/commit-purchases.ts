import type { ErrorCode } from "@catnip/domain/errors";
import { basisPointsOf } from "@catnip/domain/money";
import type { CheckoutQuote, QuoteLine } from "@catnip/domain/orders";
import type { Viewer } from "../../platform/context.ts";
import type { ErrorFacts } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import type { Connection } from "../wallets/index.ts";
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

/** Bought, now or by an earlier request with the same id; or refused, without a trace. */
export type CommitResult =
  | { readonly answer: OrderAnswer }
  | { readonly code: ErrorCode; readonly facts: ErrorFacts };

/**
 * Nothing was written: another transaction holds what this purchase needs, so it has to be committed in a batch of one.
 */
export type Busy = { readonly busy: true };

/**
 * The second round trip of purchases: one transaction locks, checks again and writes each of them all or nothing; see
 * `commit_purchases` in `sql/orders.sql`. A batch of one waits for what other transactions hold, and is never busy.
 *
 * @returns the result of each, in the order of `commits`
 * @throws what the database says, in which case nothing was written
 */
export async function commitPurchases(
  connection: Connection,
  commits: readonly Commit[],
): Promise<readonly (CommitResult | Busy)[]> {
  const purchases = commits.map((commit) => ({ ...commit, lines: linesToCommit(commit) }));
  const each = <Value>(valueOf: (purchase: (typeof purchases)[number]) => Value) => purchases.map(valueOf);
  const coupons = purchases.flatMap(({ request }, index) =>
    couponUuidsOf(request.wanted).map((uuid) => ({ uuid, of: index + 1 })),
  );
  const lines = purchases.flatMap((purchase, index) =>
    purchase.lines.map((line) => ({ ...line, of: index + 1 })),
  );
  const column = <Key extends keyof (typeof lines)[number]>(key: Key) => lines.map((line) => line[key]);
  const values = [
    each(({ request }) => request.uuid),
    each(({ viewer }) => viewer.uuid),
    each(({ viewer }) => viewer.sid),
    each(({ request }) => request.wanted.kind),
    each(({ facts }) => facts.country),
    each(({ fingerprint }) => fingerprint),
    each(({ at }) => at),
    each(({ quote }) => quote.total),
    each(({ quote }) => quote.silver),
    each(({ quote }) => quote.coin),
    each(({ facts }) => JSON.stringify(facts.inputs)),
    each((purchase) => reasonFor(purchase.lines)),
    coupons.map(({ of }) => of),
    coupons.map(({ uuid }) => uuid),
    column("of"),
    column("store_id"),
    column("list"),
    column("discount"),
    column("percent"),
    column("sale"),
    column("coupon_discount"),
    column("final"),
    lines.map((line) => JSON.stringify(line.coupons)),
    column("creator_uuid"),
    column("creator_rate_bp"),
    column("creator_share"),
  ];
  const parameters = values.map((_value, index) => `$${index + 1}`).join(", ");
  // A row for each: arrays of JSON would be unescaped letter by letter.
  const rows = await read<{ result: CommitResult | Busy }>(
    { $client: connection },
    `select unnest(commit_purchases(${parameters})) as result`,
    values,
  );
  return rows.map(({ result }) => result);
}

/** What is written of each game, ordered by game: the price's steps, and the creator's share of it in meowcent. */
const linesToCommit = ({ quote, facts }: Pick<Commit, "quote" | "facts">) =>
  quote.lines
    .map((line) => ({ ...line, ...creatorPart(line, facts.inputs.stores ?? []) }))
    .toSorted((one, other) => one.store_id - other.store_id);

/** Why the coins moved, as the ledger keeps it. */
const reasonFor = (lines: readonly unknown[]): string =>
  `purchase of ${lines.length === 1 ? "a game" : `${lines.length} games`}`;

function creatorPart(line: QuoteLine, stores: readonly StoreInputs[]) {
  const store = stores.find(({ store_id }) => store_id === line.store_id);
  const creator_uuid = store?.creator_uuid ?? null;
  // A game without a creator belongs to the platform.
  const creator_rate_bp = creator_uuid === null ? 0 : (store?.creator_rate_bp ?? DEFAULT_CREATOR_RATE_BP);
  return { creator_uuid, creator_rate_bp, creator_share: basisPointsOf(line.final, creator_rate_bp) };
}
