import { brandOf } from "@catnip/brands";
import { canUseCoupon } from "@catnip/domain/coupons";
import type { ErrorCode } from "@catnip/domain/errors";
import { basisPointsOf } from "@catnip/domain/money";
import {
  differencesFromShown,
  purchaseRefusal,
  quoteCheckout,
  quoteLine,
  type CheckoutQuote,
  type QuoteLine,
} from "@catnip/domain/orders";
import { countryPrice } from "@catnip/domain/prices";
import { releaseState } from "@catnip/domain/catalog";
import { createHash } from "node:crypto";
import { ApiError, type ErrorFacts } from "../../platform/errors.ts";
import type { Services, Viewer } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { MoneyRefusal, refusable } from "../wallets/index.ts";
import { readCheckout, type CheckoutFacts, type StoreInputs } from "./checkout-read.ts";
import { checkRequest, couponUuidsOf } from "./checkout-request.ts";
import type { CheckoutRequest, CheckoutResult } from "./checkout.types.ts";
import type { OrderAnswer } from "./orders.tables.ts";

/** A creator's share of a sale where no contract says otherwise, in basis points. */
export const DEFAULT_CREATOR_RATE_BP = 7_000;

/**
 * How often a purchase is computed anew when the world changed between reading and committing. Each further round
 * needs another change in the few milliseconds between, so more rounds would only hide a fault.
 */
const ROUNDS_MAX = 3;

/**
 * Buys games: reads everything in one round trip, computes with the domain's rules, and commits in a second one
 * that does everything or nothing.
 *
 * Sending the same request again is answered as before. Anything the buyer did not see (another price, another
 * split between silver and coin) charges nothing and is answered with the differences.
 *
 * @throws ApiError `auth/login-required`, `auth/id-token-expired` for a session that was ended,
 *   `request/id-conflict` for a used id with other content, `input/invalid`, `cart/empty`
 */
export async function checkout(
  services: Pick<Services, "db" | "now">,
  viewer: Viewer | null,
  request: CheckoutRequest,
  platformKey: string,
): Promise<CheckoutResult> {
  if (!viewer || viewer.audience !== "api")
    throw new ApiError("auth/login-required", "Buying needs a signed-in user");
  checkRequest(request);
  const buyer: Buyer = {
    viewer,
    // Where a brand has no silver it pays for nothing, whatever the request says.
    useSilver: request.account_1_amount > 0 && brandOf(platformKey).features.silver,
  };

  for (let round = 1; ; round += 1) {
    const answer = await attempt(services, buyer, request);
    if (answer.kind !== "changed-meanwhile") return answer;
    if (round === ROUNDS_MAX) return { kind: "refused", uuid: request.uuid, code: answer.code, facts: {} };
  }
}

type ChangedMeanwhile = { readonly kind: "changed-meanwhile"; readonly code: ErrorCode };

type Buyer = { readonly viewer: Viewer; readonly useSilver: boolean };

async function attempt(
  { db, now }: Pick<Services, "db" | "now">,
  { viewer, useSilver }: Buyer,
  request: CheckoutRequest,
): Promise<CheckoutResult | ChangedMeanwhile> {
  const { uuid, wanted } = request;
  const at = now();
  const fingerprint = fingerprintOf(viewer.uuid, request);
  const facts = await readCheckout(db.$client, {
    uuid,
    userUuid: viewer.uuid,
    sid: viewer.sid,
    storeIds: wanted.kind === "store" ? [wanted.store_id] : [],
    cartUuids: wanted.kind === "cart" ? wanted.entries.map((entry) => entry.cart_store_uuid) : [],
    couponUuids: couponUuidsOf(wanted),
  });

  if (facts.order) {
    const { user_uuid, fingerprint: known, ...answer } = facts.order;
    if (user_uuid !== viewer.uuid || known !== fingerprint) throw conflict();
    return done(uuid, answer);
  }
  if (!facts.session) throw new ApiError("auth/id-token-expired", "The session was ended");

  const refuse = (code: ErrorCode, refusalFacts: ErrorFacts = {}): CheckoutResult => ({
    kind: "refused",
    uuid,
    code,
    facts: refusalFacts,
  });
  const lines = priceLines(facts, request, at);
  if ("code" in lines) return refuse(lines.code, lines.facts);

  const { meowcent = 0, silver = 0 } = facts.balances;
  const quote = quoteCheckout({
    lines: lines.quotes,
    silverBalance: silver,
    coinBalance: meowcent,
    useSilver,
  });
  const differences = differencesFromShown(quote, request.shown);
  if (differences.length > 0) return { kind: "price-changed", uuid, differences };
  if (!quote.sufficient) return refuse("pay/insufficient-balance", insufficientFacts(quote, meowcent));

  try {
    const answer = await commit(db.$client, { viewer, request, quote, facts, fingerprint, at });
    return done(uuid, answer);
  } catch (fault) {
    if (!(fault instanceof MoneyRefusal)) throw fault;
    if (CHANGED_MEANWHILE.has(fault.code)) return { kind: "changed-meanwhile", code: fault.code };
    if (fault.code === "request/id-conflict") throw conflict();
    if (fault.code === "auth/id-token-expired") throw new ApiError(fault.code, "The session was ended");
    return refuse(fault.code, fault.facts);
  }
}

/** Refusals of the commit that a new reading turns into the exact answer: differences, or what is missing. */
const CHANGED_MEANWHILE: ReadonlySet<ErrorCode> = new Set([
  "pay/price-changed",
  "pay/insufficient-balance",
  "coupon/unavailable",
]);

type PricedLines =
  | { readonly quotes: readonly QuoteLine[] }
  | { readonly code: ErrorCode; readonly facts: ErrorFacts };

/** Prices each wanted game, or says which one cannot be bought and why. */
function priceLines(facts: CheckoutFacts, { wanted }: CheckoutRequest, at: Date): PricedLines {
  const quotes: QuoteLine[] = [];
  for (const item of wantedItems(facts, wanted)) {
    if (item.store_id === null)
      return { code: "cart/not-found", facts: { cart_store_uuid: item.cart_store_uuid } };
    const line = priceLine(facts, item.store_id, item.coupon_uuids, at);
    if ("code" in line) return line;
    quotes.push(line);
  }
  return { quotes };
}

type WantedItem =
  | { readonly store_id: number; readonly coupon_uuids: readonly string[] }
  | { readonly store_id: null; readonly cart_store_uuid: string };

function wantedItems(facts: CheckoutFacts, wanted: CheckoutRequest["wanted"]): readonly WantedItem[] {
  if (wanted.kind === "store") return [wanted];
  return wanted.entries.map(({ cart_store_uuid, coupon_uuids }) => {
    const entry = facts.cart.find(({ uuid }) => uuid === cart_store_uuid);
    return entry ? { store_id: entry.store_id, coupon_uuids } : { store_id: null, cart_store_uuid };
  });
}

function priceLine(
  { inputs, owned, country, coupons }: CheckoutFacts,
  storeId: number,
  couponUuids: readonly string[],
  at: Date,
): QuoteLine | { readonly code: ErrorCode; readonly facts: ErrorFacts } {
  const store = inputs.stores?.find(({ store_id }) => store_id === storeId);
  const isOwned = owned.includes(storeId);
  if (!store || !(isOwned || isShown(store, at)))
    return { code: "store/not-found", facts: { store_id: storeId } };

  const ratios = country && inputs.ratio_bp !== null ? [{ country, ratio_bp: inputs.ratio_bp }] : [];
  const list = countryPrice(store.prices ?? [], country, ratios);
  const refusal = purchaseRefusal({
    signedIn: true,
    country,
    owned: isOwned,
    released: releaseState(store.released_at, at).kind === "released",
    // A blocked language bars downloads and play there, which the build links decide; owning stays possible.
    localeBlocked: false,
    hasOfficialApp: store.official,
    list,
  });
  if (refusal !== null || list === null)
    return { code: refusal ?? "store/not-found", facts: { store_id: storeId } };

  const chosen = couponUuids.map((uuid) =>
    coupons.find((owning) => owning.uuid === uuid && canUseCoupon(owning, storeId, at)),
  );
  const missing = couponUuids[chosen.indexOf(undefined)];
  if (missing !== undefined)
    return { code: "coupon/unavailable", facts: { store_id: storeId, user_coupon_uuid: missing } };
  const rates = chosen.flatMap((owning) =>
    owning ? [{ uuid: owning.uuid, discount_rate: owning.coupon.discount_rate }] : [],
  );
  return quoteLine({ store_id: storeId, list, activity: store.activity, coupons: rates }, at);
}

/** A game that is neither out nor announced is, for everybody but its owners, not there. */
const isShown = ({ released_at, start_preview_at }: StoreInputs, at: Date): boolean =>
  [released_at, start_preview_at].some((from) => from !== null && from <= at.getTime());

type Commit = {
  readonly viewer: Viewer;
  readonly request: CheckoutRequest;
  readonly quote: CheckoutQuote;
  readonly facts: CheckoutFacts;
  readonly fingerprint: string;
  readonly at: Date;
};

/** The second round trip: locks, checks again, writes everything or nothing. Lines go column by column, by game. */
async function commit(
  pool: Services["db"]["$client"],
  { viewer, request, quote, facts, fingerprint, at }: Commit,
): Promise<OrderAnswer> {
  const lines = quote.lines
    .map((line) => ({ ...line, ...creatorPart(line, facts.inputs.stores ?? []) }))
    .toSorted((one, other) => one.store_id - other.store_id);
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
    `purchase of ${lines.length === 1 ? "a game" : `${lines.length} games`}`,
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

function creatorPart(line: QuoteLine, stores: readonly StoreInputs[]) {
  const store = stores.find(({ store_id }) => store_id === line.store_id);
  const creator_uuid = store?.creator_uuid ?? null;
  // A game without a creator is the platform's own.
  const creator_rate_bp = creator_uuid === null ? 0 : (store?.creator_rate_bp ?? DEFAULT_CREATOR_RATE_BP);
  return { creator_uuid, creator_rate_bp, creator_share: basisPointsOf(line.final, creator_rate_bp) };
}

function done(uuid: string, { total, silver, coin, store_ids, account }: OrderAnswer): CheckoutResult {
  return { kind: "done", uuid, total, silver, coin, store_ids, account };
}

function insufficientFacts(quote: CheckoutQuote, coinBalance: number): ErrorFacts {
  return {
    total: quote.total,
    silver: quote.silver,
    coin: quote.coin,
    balance: coinBalance,
    remaining: quote.remaining,
  };
}

const conflict = () => new ApiError("request/id-conflict", "The transaction id was used for another request");

/** SHA-256 (hex) of what was asked, in one canonical order: the order of clicks is no other content. */
function fingerprintOf(userUuid: string, { wanted, account_1_amount, shown }: CheckoutRequest): string {
  const items =
    wanted.kind === "store"
      ? [[wanted.store_id, wanted.coupon_uuids.toSorted()]]
      : wanted.entries
          .map(({ cart_store_uuid, coupon_uuids }) => [cart_store_uuid, coupon_uuids.toSorted()] as const)
          .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = shown.lines
    .toSorted((a, b) => a.store_id - b.store_id)
    .map(({ store_id, list, discount, sale, final }) => [store_id, list, discount, sale, final]);
  const content = [
    userUuid,
    wanted.kind,
    items,
    account_1_amount,
    lines,
    shown.total,
    shown.silver,
    shown.coin,
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
