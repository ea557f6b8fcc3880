import { QUOTE_DIFFERENCE_FIELDS } from "@catnip/domain/orders";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { ApiError } from "../../platform/errors.ts";
import { ErrorCodeRef, LogStateRef, PageInputRef } from "../../platform/shared-types.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { loadStore } from "../catalog/load-store.ts";
import { accountsAt } from "../wallets/index.ts";
import { AccountRef } from "../wallets/wallets.schema.ts";
import { checkout } from "./checkout.ts";
import type { CheckoutRequest, CheckoutResult } from "./checkout.types.ts";
import { loadOrderRefund } from "./load-order-refund.ts";
import { OrderRefundRef } from "./order-refunds.schema.ts";
import { findStoreOrders, type StoreOrder } from "./orders.service.ts";

const QuoteDifferenceFieldRef = closedSet(
  "QuoteDifferenceField",
  "orders",
  QUOTE_DIFFERENCE_FIELDS,
  "A number in `ShownQuoteInput` or `ShownLineInput`; `count`: how often a game is in the checkout.",
);

type Done = Extract<CheckoutResult, { kind: "done" }>;
type PriceChanged = Extract<CheckoutResult, { kind: "price-changed" }>;
type Refused = Extract<CheckoutResult, { kind: "refused" }>;

const DoneRef = builder.objectRef<Done>("CheckoutDone").implement({
  description: "The games are bought. Amounts in meowcent.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "The transaction id that was sent." }),
    total: t.exposeInt("total", { description: "`silver` + `coin`." }),
    silver: t.exposeInt("silver", { description: "Paid in silver." }),
    coin: t.exposeInt("coin", { description: "Paid in coin." }),
    store_ids: t.intList({ description: "The games.", resolve: (done) => [...done.store_ids] }),
    account: t.field({
      type: [AccountRef],
      description: "The wallet after the purchase.",
      resolve: ({ account }, _args, { platformKey }) => accountsAt(platformKey, account),
    }),
  }),
});

const QuoteDifferenceRef = builder
  .objectRef<PriceChanged["differences"][number]>("QuoteDifference")
  .implement({
    description: "One number that differs from what the buyer saw.",
    fields: (t) => ({
      store_id: t.exposeInt("store_id", {
        nullable: true,
        description: "Null: an amount of the whole checkout.",
      }),
      field: t.expose("field", { type: QuoteDifferenceFieldRef, description: "Which." }),
      shown: t.exposeInt("shown", { description: "What the buyer saw." }),
      actual: t.exposeInt("actual", { description: "What it is now." }),
    }),
  });

const PriceChangedRef = builder.objectRef<PriceChanged>("CheckoutPriceChanged").implement({
  description: "Nothing was charged: what would be charged now differs from what was shown.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", {
      description: "The transaction id that was sent; it may be sent again with what is shown now.",
    }),
    differences: t.field({
      type: [QuoteDifferenceRef],
      description: "All of them.",
      resolve: (changed) => [...changed.differences],
    }),
  }),
});

const RefusedRef = builder.objectRef<Refused>("CheckoutRefused").implement({
  description: "Nothing was charged. `facts` hold the numbers of the refusal, in meowcent.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "The transaction id that was sent." }),
    code: t.expose("code", { type: ErrorCodeRef, description: "A code of the error catalogue." }),
    facts: t.expose("facts", {
      type: "JSON",
      nullable: true,
      description: "Numbers for the sentence shown.",
    }),
  }),
});

const TYPE_OF = {
  done: "CheckoutDone",
  "price-changed": "CheckoutPriceChanged",
  refused: "CheckoutRefused",
} as const;

const CheckoutResultRef = builder.unionType("CheckoutResult", {
  description: "Bought, or not and why: nothing is charged unless it is `CheckoutDone`.",
  types: [DoneRef, PriceChangedRef, RefusedRef],
  resolveType: (result) => TYPE_OF[result.kind],
});

const ShownLineInputRef = builder.inputType("ShownLineInput", {
  description: "What the buyer saw of one game, in meowcent.",
  fields: (t) => ({
    store_id: t.int({ required: true, description: "The game." }),
    list: t.int({ required: true, description: "List price in the buyer's country." }),
    discount: t.int({ required: true, description: "What the shop takes off." }),
    sale: t.int({ required: true, description: "`list` − `discount`." }),
    final: t.int({ required: true, description: "`sale` less the coupons." }),
  }),
});

const ShownQuoteInputRef = builder.inputType("ShownQuoteInput", {
  description: "What the buyer saw when confirming, in meowcent.",
  fields: (t) => ({
    lines: t.field({ type: [ShownLineInputRef], required: true, description: "One per game; at most 100." }),
    total: t.int({ required: true, description: "Sum of the lines." }),
    silver: t.int({ required: true, description: "To be paid in silver." }),
    coin: t.int({ required: true, description: "To be paid in coin." }),
  }),
});

const UseCouponInputRef = builder.inputType("UseCouponInput", {
  description: "Coupons for one entry of the cart.",
  fields: (t) => ({
    cart_store_uuid: t.id({ required: true, description: "One of those checked out." }),
    use_user_coupon_uuids: t.idList({
      required: true,
      description: "`UserCoupon.uuid`; each on one game only.",
    }),
  }),
});

builder.mutationField("storeCheckout", (t) =>
  t.field({
    type: CheckoutResultRef,
    description:
      "Buys one game. `uuid` is the client-made transaction id: sending it again returns the first answer.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made transaction id, lower case." }),
      store_id: t.arg.int({ required: true, description: "The game." }),
      account_1_amount: t.arg.int({
        required: true,
        description: "Silver to pay with, in meowcent, as shown.",
      }),
      use_user_coupon_uuids: t.arg.idList({
        required: true,
        description: "`UserCoupon.uuid`; none: an empty list.",
      }),
      shown: t.arg({ type: ShownQuoteInputRef, required: true, description: "What the buyer confirmed." }),
    },
    resolve: (_parent, { uuid, store_id, account_1_amount, use_user_coupon_uuids, shown }, context) => {
      const wanted = { kind: "store" as const, store_id, coupon_uuids: use_user_coupon_uuids };
      return checkout(
        context,
        context.viewer,
        { uuid, wanted, account_1_amount, shown },
        context.platformKey,
      );
    },
  }),
);

builder.mutationField("addCartCheckout", (t) =>
  t.field({
    type: CheckoutResultRef,
    description: "Buys games of the cart. Same promises as `storeCheckout`.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made transaction id, lower case." }),
      cart_store_uuid: t.arg.idList({ required: true, description: "`CartStore.uuid`, 1 to 100." }),
      account_1_amount: t.arg.int({
        required: true,
        description: "Silver to pay with, in meowcent, as shown.",
      }),
      use_coupon: t.arg({
        type: [UseCouponInputRef],
        required: true,
        description: "Coupons by entry; none: an empty list.",
      }),
      shown: t.arg({ type: ShownQuoteInputRef, required: true, description: "What the buyer confirmed." }),
    },
    resolve: (_parent, { uuid, cart_store_uuid, account_1_amount, use_coupon, shown }, context) => {
      const wanted = cartWanted(cart_store_uuid, use_coupon);
      return checkout(
        context,
        context.viewer,
        { uuid, wanted, account_1_amount, shown },
        context.platformKey,
      );
    },
  }),
);

type UseCoupon = { readonly cart_store_uuid: string; readonly use_user_coupon_uuids: readonly string[] };

function cartWanted(
  cartUuids: readonly string[],
  useCoupon: readonly UseCoupon[],
): CheckoutRequest["wanted"] {
  const stray = useCoupon.find((use) => !cartUuids.includes(use.cart_store_uuid));
  if (stray)
    throw new ApiError("input/invalid", "A coupon names an entry that is not checked out", {
      field: "use_coupon",
    });
  const entries = cartUuids.map((cart_store_uuid) => ({
    cart_store_uuid,
    coupon_uuids: useCoupon
      .filter((use) => use.cart_store_uuid === cart_store_uuid)
      .flatMap((use) => use.use_user_coupon_uuids),
  }));
  return { kind: "cart", entries };
}

const StoreOrderRef = builder.objectRef<StoreOrder>("StoreOrder").implement({
  description: "One game the signed-in user bought, or got for a reward code.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the order; games bought together share it." }),
    store_id: t.exposeInt("store_id", { description: "The game." }),
    store: t.field({
      type: StoreRef,
      description: "The game as it is now.",
      resolve: (order, _args, context) => loadStore(context, order.store_id),
    }),
    state: t.expose("state", { type: LogStateRef, description: "1 purchased." }),
    price_paid: t.exposeInt("price_paid", {
      description: "Meowcent, silver and coin together; 0 for a game of a reward code.",
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was bought." }),
    updated_at: t.expose("updated_at", { type: "DateTime", description: "When it last changed." }),
    last_played_at: t.expose("last_played_at", {
      type: "DateTime",
      nullable: true,
      description: "When the game was last seen open. Null: never.",
    }),
    refund: t.field({
      type: OrderRefundRef,
      nullable: true,
      description: "Giving it back in this shop, or why not. Null: it is too late for that.",
      resolve: (order, _args, context) => loadOrderRefund(context, order),
    }),
  }),
});

builder.queryField("findStoreOrder", (t) =>
  t.field({
    type: [StoreOrderRef],
    description: "Games the signed-in user bought and did not give back, oldest first.",
    args: {
      state: t.arg({
        type: LogStateRef,
        defaultValue: 1,
        description: "1 purchased, which every purchase is.",
      }),
      q: t.arg({
        type: PageInputRef,
        description:
          "`updated_at-asc` (usual), `updated_at-desc`, `created_at-asc`, `created_at-desc` or `last_played_at-desc`.",
      }),
      limit: t.arg.int({ description: "At most, and usually, 100." }),
    },
    resolve: async (_parent, { state, q, limit }, context) => [
      ...(await findStoreOrders(context.db, requireViewer(context).uuid, state ?? 1, q, limit)),
    ],
  }),
);
