import { shownQuote, type CheckoutQuote } from "@catnip/domain/orders";
import {
  AddCartCheckoutDocument,
  StoreCheckoutDocument,
  type CheckoutFieldsFragment,
} from "@catnip/sdk/orders/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { viewerChanged } from "../shell/tabs.ts";
import type { CheckoutItem } from "./checkout-items.ts";
import { forgetTransaction, transactionId } from "./pending-checkout.ts";

/**
 * Sends a purchase with what the buyer saw, under an id that is stored until the API responds. Throws `ApiFault` when
 * no response came; a retry is then idempotent.
 */
export async function sendCheckout(
  items: readonly CheckoutItem[],
  quote: CheckoutQuote,
): Promise<CheckoutFieldsFragment> {
  const shown = shownQuote(quote);
  const coupons = new Map(quote.lines.map((line) => [line.store_id, line.coupons.map(({ uuid }) => uuid)]));
  const request = {
    shown: { ...shown, lines: [...shown.lines] },
    account_1_amount: quote.silver,
    items: items.map(({ storeId, cartStoreUuid }) => ({
      storeId,
      cartStoreUuid,
      coupons: coupons.get(storeId) ?? [],
    })),
  };
  const uuid = transactionId(request);
  const [only] = items;
  const answer =
    only && only.cartStoreUuid === null
      ? (
          await mutate(
            StoreCheckoutDocument,
            {
              uuid,
              store_id: only.storeId,
              account_1_amount: quote.silver,
              use_user_coupon_uuids: coupons.get(only.storeId) ?? [],
              shown: request.shown,
            },
            CHANGED,
          )
        ).storeCheckout
      : (
          await mutate(
            AddCartCheckoutDocument,
            {
              uuid,
              cart_store_uuid: items.flatMap(({ cartStoreUuid }) => cartStoreUuid ?? []),
              account_1_amount: quote.silver,
              use_coupon: items.flatMap(({ storeId, cartStoreUuid }) =>
                cartStoreUuid
                  ? { cart_store_uuid: cartStoreUuid, use_user_coupon_uuids: coupons.get(storeId) ?? [] }
                  : [],
              ),
              shown: request.shown,
            },
            CHANGED,
          )
        ).addCartCheckout;
  forgetTransaction();
  if (answer.__typename === "CheckoutDone") await viewerChanged();
  return answer;
}

/** The types that a purchase changes besides the wallet, which is in its result. */
const CHANGED = ["StoreOrder", "CartStore", "Wishlist", "UserCoupon"];
