import type { ErrorCode } from "@catnip/domain/errors";
import type { QuoteDifference, ShownQuote } from "@catnip/domain/orders";
import type { ErrorFacts } from "../../platform/errors.ts";
import type { Account } from "../wallets/index.ts";

/** What is to be bought: one game, or entries of the cart. Each names the coupons to be used on it. */
export type Wanted =
  | { readonly kind: "store"; readonly store_id: number; readonly coupon_uuids: readonly string[] }
  | {
      readonly kind: "cart";
      readonly entries: readonly {
        readonly cart_store_uuid: string;
        readonly coupon_uuids: readonly string[];
      }[];
    };

export type CheckoutRequest = {
  /** Made by the client before the first click; the same request is answered alike however often it is sent. */
  readonly uuid: string;
  readonly wanted: Wanted;
  /** Silver the buyer wants to pay with, in meowcent; 0: silver is switched off, or there is none. */
  readonly account_1_amount: number;
  /** What the buyer saw when confirming. */
  readonly shown: ShownQuote;
};

/** All amounts in meowcent. In the second and third case nothing was charged. */
export type CheckoutResult =
  | {
      readonly kind: "done";
      readonly uuid: string;
      readonly total: number;
      readonly silver: number;
      readonly coin: number;
      readonly store_ids: readonly number[];
      readonly account: readonly Account[];
    }
  | {
      readonly kind: "price-changed";
      readonly uuid: string;
      readonly differences: readonly QuoteDifference[];
    }
  | { readonly kind: "refused"; readonly uuid: string; readonly code: ErrorCode; readonly facts: ErrorFacts };
