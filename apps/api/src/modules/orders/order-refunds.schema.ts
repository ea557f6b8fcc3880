import { builder } from "../../platform/builder.ts";
import { ErrorCodeRef } from "../../platform/shared-types.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { accountsAt, toAccounts, walletOf } from "../wallets/index.ts";
import { AccountRef } from "../wallets/wallets.schema.ts";
import { addOrderRefund, findOrderRefund, type OrderRefund } from "./order-refunds.service.ts";

export const OrderRefundRef = builder.objectRef<OrderRefund>("OrderRefund").implement({
  description:
    "Giving one bought game back: whether it is possible, and what comes back. Amounts in meowcent.",
  fields: (t) => ({
    order_uuid: t.exposeID("order_uuid", { description: "The order." }),
    store_id: t.exposeInt("store_id", { description: "The game." }),
    refusal: t.expose("refusal", {
      type: ErrorCodeRef,
      nullable: true,
      description:
        "Why it cannot be given back: `refund/already-refunded`, `refund/nothing-paid`, `store/not-owned`, `refund/too-late`, `refund/downloaded`, `refund/played`, `refund/too-many`. Null: it can.",
    }),
    until: t.expose("until", { type: "DateTime", description: "The first moment at which it is too late." }),
    silver: t.exposeInt("silver", { description: "Silver that comes back, or came back." }),
    coin: t.exposeInt("coin", { description: "Coins that come back, or came back." }),
    expired: t.exposeInt("expired", {
      description:
        "The part of both that has ended since the purchase, and therefore expires as it comes back.",
    }),
    coupons: t.idList({
      description: "`UserCoupon.uuid` of those that can be used again.",
      resolve: ({ coupons }) => [...coupons],
    }),
    refunded_at: t.expose("refunded_at", {
      type: "DateTime",
      nullable: true,
      description: "When it was given back; null: it was not.",
    }),
    account: t.field({
      type: [AccountRef],
      description: "The wallet as it is now.",
      resolve: async (_refund, _args, context) =>
        accountsAt(context.platformKey, toAccounts(await walletOf(context.db, requireViewer(context).uuid))),
    }),
  }),
});

builder.queryField("findOrderRefund", (t) =>
  t.field({
    type: OrderRefundRef,
    description:
      "Whether the signed-in user can give a bought game back in this shop, until when, and what comes back. Refusals: `store/not-owned`.",
    args: {
      order_uuid: t.arg.id({ required: true, description: "`StoreOrder.uuid`." }),
      store_id: t.arg.int({ required: true, description: "The game." }),
    },
    resolve: (_parent, line, context) =>
      findOrderRefund(context, requireViewer(context).uuid, line, context.platformKey),
  }),
);

builder.mutationField("addOrderRefund", (t) =>
  t.field({
    type: OrderRefundRef,
    description:
      "Gives a bought game back: its price returns to the wallet at once, and the game leaves the library. Refusals: those of `OrderRefund.refusal`, `request/id-conflict`.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made transaction id, lower case." }),
      order_uuid: t.arg.id({ required: true, description: "`StoreOrder.uuid`." }),
      store_id: t.arg.int({ required: true, description: "The game." }),
    },
    resolve: (_parent, asked, context) =>
      addOrderRefund(context, requireViewer(context), asked, context.platformKey),
  }),
);
