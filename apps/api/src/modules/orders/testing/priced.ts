import { quoteCheckout } from "@catnip/domain/orders";
import type { Viewer } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database.ts";
import { readCheckout } from "../checkout-read.ts";
import { couponUuidsOf } from "../checkout-request.ts";
import type { CheckoutRequest } from "../checkout.types.ts";
import type { Commit } from "../commit-purchases.ts";
import { priceLines } from "../price-lines.ts";
import { fingerprintOf } from "../request-fingerprint.ts";
import { NOW } from "./shop.ts";

/** A purchase as it stands between its two round trips: read and priced, and not yet committed. */
export async function priced(db: Database, viewer: Viewer, request: CheckoutRequest): Promise<Commit> {
  const { uuid, wanted } = request;
  const facts = await readCheckout(db.$client, {
    uuid,
    userUuid: viewer.uuid,
    sid: viewer.sid,
    storeIds: wanted.kind === "store" ? [wanted.store_id] : [],
    cartUuids: wanted.kind === "cart" ? wanted.entries.map((entry) => entry.cart_store_uuid) : [],
    couponUuids: couponUuidsOf(wanted),
  });
  const lines = priceLines(facts, request, NOW);
  if ("code" in lines) throw new Error(`Not for sale: ${lines.code}`);
  const { meowcent = 0, silver = 0 } = facts.balances;
  const quote = quoteCheckout({
    lines: lines.quotes,
    silverBalance: silver,
    coinBalance: meowcent,
    useSilver: request.account_1_amount > 0,
  });
  return { viewer, request, quote, facts, fingerprint: fingerprintOf(viewer.uuid, request), at: NOW };
}
