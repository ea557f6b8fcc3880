import { builder } from "../../platform/builder.ts";
import { ApiError } from "../../platform/errors.ts";
import { loader } from "../../platform/loader.ts";
import { PageInputRef, TranslationRef } from "../../platform/shared-types.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { storeCardsById } from "../catalog/catalog.service.ts";
import { AccountRef } from "../wallets/wallets.schema.ts";
import { checkout } from "./checkout.ts";
import type { CheckoutRequest, CheckoutResult } from "./checkout.types.ts";
import {
  findAccountLogs,
  findStoreOrders,
  type AccountLog,
  type AccountLogList,
  type StoreOrder,
} from "./orders.service.ts";

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
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the order; games bought together share it." }),
    store_id: t.exposeInt("store_id"),
    store: t.field({
      type: StoreRef,
      resolve: async (order, _args, context) => {
        const store = await loader(context, STORES, (ids: readonly number[]) =>
          storeCardsById(context, ids),
        ).load(order.store_id);
        if (!store) throw new ApiError("store/not-found", "A bought game has no card");
        return store;
      },
    }),
    state: t.exposeInt("state"),
    price_paid: t.exposeInt("price_paid", { description: "Meowcent, silver and coin together." }),
    created_at: t.expose("created_at", { type: "DateTime" }),
    updated_at: t.expose("updated_at", { type: "DateTime" }),
  }),
});

const STORES = Symbol("stores of orders");

builder.queryField("findStoreOrder", (t) =>
  t.field({
    type: [StoreOrderRef],
    description: "Purchases of the signed-in user (state 1 = purchased), oldest first.",
    args: { state: t.arg.int({ defaultValue: 1 }), q: t.arg({ type: PageInputRef }), limit: t.arg.int() },
    resolve: async (_parent, { state, q, limit }, context) => [
      ...(await findStoreOrders(context.db, requireViewer(context).uuid, state ?? 1, q, limit)),
    ],
  }),
);

const AccountLogRef = builder.objectRef<AccountLog>("AccountLog").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    state: t.exposeInt("state", { description: "0 processing, 1 done, 2 failed." }),
    action_type: t.exposeString("action_type"),
    silver: t.exposeInt("silver"),
    coin: t.exposeInt("coin"),
    created_at: t.expose("created_at", { type: "DateTime" }),
    order_uuid: t.exposeID("order_uuid", { nullable: true }),
    payment_order_no: t.exposeID("payment_order_no", { nullable: true }),
    store_names: t.field({
      type: [TranslationRef],
      description: "Names of the games: `key` is the game's id, one entry per game and language.",
      resolve: (log) => [...log.store_names],
    }),
  }),
});

const AccountLogListRef = builder.objectRef<AccountLogList>("AccountLogList").implement({
  fields: (t) => ({
    total: t.exposeInt("total"),
    list: t.field({ type: [AccountLogRef], resolve: (logs) => [...logs.list] }),
  }),
});

builder.queryField("findAccountLog", (t) =>
  t.field({
    type: AccountLogListRef,
    args: {
      action_type: t.arg.string({ defaultValue: "consume" }),
      q: t.arg({ type: PageInputRef }),
      limit: t.arg.int(),
    },
    resolve: (_parent, { action_type, q, limit }, context) =>
      findAccountLogs(context.db, requireViewer(context).uuid, action_type ?? "consume", q, limit),
  }),
);
