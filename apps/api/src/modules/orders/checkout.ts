import { brandOf } from "@catnip/brands";
import type { ErrorCode } from "@catnip/domain/errors";
import { differencesFromShown, quoteCheckout, type CheckoutQuote } from "@catnip/domain/orders";
import { ApiError, type ErrorFacts } from "../../platform/errors.ts";
import type { RequestContext, Viewer } from "../../platform/context.ts";
import { readCheckout } from "./checkout-read.ts";
import { checkRequest, couponUuidsOf } from "./checkout-request.ts";
import type { CheckoutRequest, CheckoutResult } from "./checkout.types.ts";
import { commitInTurn } from "./purchase-queue.ts";
import type { OrderAnswer } from "./orders.tables.ts";
import { priceLines } from "./price-lines.ts";
import { fingerprintOf } from "./request-fingerprint.ts";

/**
 * How often a purchase is recomputed when its inputs changed between read and commit. Each retry takes another change
 * within those few milliseconds, so more retries would only hide a bug.
 */
const ROUNDS_MAX = 3;

/**
 * Buys games in two round trips: the first reads everything, the domain rules compute the price, and the second commits
 * all or nothing.
 *
 * Idempotent: repeating a request returns the first answer. If anything differs from what the buyer saw (price, or the
 * split between silver and coins), nothing is charged and the answer lists the differences.
 *
 * @throws ApiError `auth/login-required`, `auth/id-token-expired` for an ended session, `request/id-conflict` for a
 *   reused id with different content, `request/too-many`, `input/invalid`, `cart/empty`
 */
export async function checkout(
  services: CheckoutServices,
  viewer: Viewer | null,
  request: CheckoutRequest,
  platformKey: string,
): Promise<CheckoutResult> {
  if (!viewer || viewer.audience !== "api")
    throw new ApiError("auth/login-required", "Buying needs a signed-in user");
  checkRequest(request);
  const buyer: Buyer = {
    viewer,
    // A brand without silver never spends any, whatever the request says.
    useSilver: request.account_1_amount > 0 && brandOf(platformKey).features.silver,
  };

  for (let round = 1; ; round += 1) {
    const answer = await attempt(services, buyer, request);
    if (answer.kind !== "changed-meanwhile") return answer;
    if (round === ROUNDS_MAX) return { kind: "refused", uuid: request.uuid, code: answer.code, facts: {} };
  }
}

/** `permit`: to buy, taken along with what is read; absent: buying is not counted. */
type CheckoutServices = Pick<RequestContext, "db" | "now" | "permit">;

type ChangedMeanwhile = { readonly kind: "changed-meanwhile"; readonly code: ErrorCode };

type Buyer = { readonly viewer: Viewer; readonly useSilver: boolean };

async function attempt(
  { db, now, permit }: CheckoutServices,
  { viewer, useSilver }: Buyer,
  request: CheckoutRequest,
): Promise<CheckoutResult | ChangedMeanwhile> {
  const { uuid, wanted } = request;
  const at = now();
  const fingerprint = fingerprintOf(viewer.uuid, request);
  const facts = await readCheckout(
    db.$client,
    {
      uuid,
      userUuid: viewer.uuid,
      sid: viewer.sid,
      storeIds: wanted.kind === "store" ? [wanted.store_id] : [],
      cartUuids: wanted.kind === "cart" ? wanted.entries.map((entry) => entry.cart_store_uuid) : [],
      couponUuids: couponUuidsOf(wanted),
    },
    permit,
  );

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

  const result = await commitInTurn(db.$client, { viewer, request, quote, facts, fingerprint, at });
  if ("answer" in result) return done(uuid, result.answer);
  if (CHANGED_MEANWHILE.has(result.code)) return { kind: "changed-meanwhile", code: result.code };
  if (result.code === "request/id-conflict") throw conflict();
  if (result.code === "auth/id-token-expired") throw new ApiError(result.code, "The session was ended");
  return refuse(result.code, result.facts);
}

/** Refusals at commit that a second read turns into the exact answer: the differences, or what is missing. */
const CHANGED_MEANWHILE: ReadonlySet<ErrorCode> = new Set([
  "pay/price-changed",
  "pay/insufficient-balance",
  "coupon/unavailable",
]);

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
