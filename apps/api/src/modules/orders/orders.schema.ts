import { builder } from "../../platform/builder.ts";
import { ApiError } from "../../platform/errors.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { loadStore } from "../catalog/load-store.ts";
import { AccountRef } from "../wallets/wallets.schema.ts";
import { checkout } from "./checkout.ts";
import type { CheckoutRequest, CheckoutResult } from "./checkout.types.ts";
import { findStoreOrders, type StoreOrder } from "./orders.service.ts";

type Done = Extract<CheckoutResult, { kind: "done" }>;
type PriceChanged = Extract<CheckoutResult, { kind: "price-changed" }>;
type Refused = Extract<CheckoutResult, { kind: "refused" }>;

const DoneRef = builder.objectRef<Done>("CheckoutDone").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    total: t.exposeInt("total"),
    silver: t.exposeInt("silver"),
    coin: t.exposeInt("coin"),
    store_ids: t.intList({ resolve: (done) => [...done.store_ids] }),
    account: t.field({
      type: [AccountRef],
      description: "The wallet after the purchase.",
      resolve: (done) => [...done.account],
    }),
  }),
});

const QuoteDifferenceRef = builder
  .objectRef<PriceChanged["differences"][number]>("QuoteDifference")
  .implement({
    fields: (t) => ({
      store_id: t.exposeInt("store_id", {
        nullable: true,
        description: "Null: an amount of the whole checkout.",
      }),
      field: t.exposeString("field"),
      shown: t.exposeInt("shown"),
      actual: t.exposeInt("actual"),
    }),
  });

const PriceChangedRef = builder.objectRef<PriceChanged>("CheckoutPriceChanged").implement({
  description: "Nothing was charged: what would be charged now differs from what was shown.",
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    differences: t.field({ type: [QuoteDifferenceRef], resolve: (changed) => [...changed.differences] }),
  }),
});

const RefusedRef = builder.objectRef<Refused>("CheckoutRefused").implement({
  description: "Nothing was charged. `facts` hold the numbers of the refusal, in meowcent.",
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    code: t.exposeString("code"),
    facts: t.expose("facts", { type: "JSON", nullable: true }),
  }),
});

const TYPE_OF = {
  done: "CheckoutDone",
  "price-changed": "CheckoutPriceChanged",
  refused: "CheckoutRefused",
} as const;

const CheckoutResultRef = builder.unionType("CheckoutResult", {
  types: [DoneRef, PriceChangedRef, RefusedRef],
  resolveType: (result) => TYPE_OF[result.kind],
});

const ShownLineInputRef = builder.inputType("ShownLineInput", {
  fields: (t) => ({
    store_id: t.int({ required: true }),
    list: t.int({ required: true }),
    discount: t.int({ required: true }),
    sale: t.int({ required: true }),
    final: t.int({ required: true }),
  }),
});

const ShownQuoteInputRef = builder.inputType("ShownQuoteInput", {
  description: "What the buyer saw when confirming, in meowcent.",
  fields: (t) => ({
    lines: t.field({ type: [ShownLineInputRef], required: true }),
    total: t.int({ required: true }),
    silver: t.int({ required: true }),
    coin: t.int({ required: true }),
  }),
});

const UseCouponInputRef = builder.inputType("UseCouponInput", {
  fields: (t) => ({
    cart_store_uuid: t.id({ required: true }),
    use_user_coupon_uuids: t.idList({ required: true }),
  }),
});

builder.mutationField("storeCheckout", (t) =>
  t.field({
    type: CheckoutResultRef,
    description:
      "Buys one game. `uuid` is the client-made transaction id: sending it again returns the first answer.",
    args: {
      uuid: t.arg.id({ required: true }),
      store_id: t.arg.int({ required: true }),
      account_1_amount: t.arg.int({
        required: true,
        description: "Silver to pay with, in meowcent, as shown.",
      }),
      use_user_coupon_uuids: t.arg.idList({ required: true }),
      shown: t.arg({ type: ShownQuoteInputRef, required: true }),
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
      uuid: t.arg.id({ required: true }),
      cart_store_uuid: t.arg.idList({ required: true }),
      account_1_amount: t.arg.int({
        required: true,
        description: "Silver to pay with, in meowcent, as shown.",
      }),
      use_coupon: t.arg({ type: [UseCouponInputRef], required: true }),
      shown: t.arg({ type: ShownQuoteInputRef, required: true }),
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
    store_id: t.exposeInt("store_id"),
    store: t.field({
      type: StoreRef,
      resolve: (order, _args, context) => loadStore(context, order.store_id),
    }),
    state: t.exposeInt("state", { description: "1 purchased." }),
    price_paid: t.exposeInt("price_paid", {
      description: "Meowcent, silver and coin together; 0 for a game of a reward code.",
    }),
    created_at: t.expose("created_at", { type: "DateTime" }),
    updated_at: t.expose("updated_at", { type: "DateTime" }),
  }),
});

builder.queryField("findStoreOrder", (t) =>
  t.field({
    type: [StoreOrderRef],
    description: "Games the signed-in user bought, oldest first.",
    args: {
      state: t.arg.int({ defaultValue: 1, description: "1 purchased, which every purchase is." }),
      q: t.arg({
        type: PageInputRef,
        description: "`updated_at-asc` (usual), `updated_at-desc`, `created_at-asc` or `created_at-desc`.",
      }),
      limit: t.arg.int({ description: "At most, and usually, 100." }),
    },
    resolve: async (_parent, { state, q, limit }, context) => [
      ...(await findStoreOrders(context.db, requireViewer(context).uuid, state ?? 1, q, limit)),
    ],
  }),
);
