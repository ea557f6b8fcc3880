import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import {
  earningTotals,
  exportEarnings,
  findEarnings,
  type EarningLine,
  type EarningStatement,
  type EarningTotals,
  type SoldLine,
} from "./earning-statement.ts";

const SoldRef = builder.objectRef<SoldLine>("EarningSale").implement({
  description: "How the price of a sold game came about. Amounts in meowcent.",
  fields: (t) => ({
    store_id: t.exposeInt("store_id", { description: "The game." }),
    country: t.exposeString("country", { description: "Where the buyer lives, in lower case." }),
    list: t.expose("list", { type: "Amount", description: "The list price there." }),
    percent: t.exposeInt("percent", { description: "The sale, in percent." }),
    sale: t.expose("sale", { type: "Amount", description: "The price in the sale." }),
    coupon_discount: t.expose("coupon_discount", { type: "Amount", description: "What coupons took off." }),
    final: t.expose("final", { type: "Amount", description: "What was paid." }),
    silver: t.expose("silver", {
      type: "Amount",
      description:
        "How much of `final` was silver: the order's silver in proportion. The shop makes up for it.",
    }),
    provider_cost: t.field({
      type: "Amount",
      description:
        "What the payment provider's fee takes of the creator's share: nothing, the shop bears it.",
      resolve: () => 0,
    }),
    tax: t.expose("tax", {
      type: "Amount",
      description: "The tax in `final`, which the shop pays from its part.",
    }),
    rate_bp: t.exposeInt("rate_bp", {
      description: "The creator's share of `final` by contract, in ten-thousandths.",
    }),
  }),
});

const LineRef = builder.objectRef<EarningLine>("EarningLine").implement({
  description: "A sale, or a correction such as a refund.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the transfer in the books." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was booked." }),
    sold: t.expose("sold", { type: SoldRef, nullable: true, description: "Null for a correction." }),
    net: t.expose("net", {
      type: "Amount",
      description: "The creator's share, in meowcent; below zero: taken back.",
    }),
    is_payable: t.exposeBoolean("is_payable", { description: "Whether its refund window has ended." }),
  }),
});

const StatementRef = builder.objectRef<EarningStatement>("EarningStatement").implement({
  description: "A page of a creator's earnings.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "All lines of the filter, whatever the page." }),
    list: t.field({
      type: [LineRef],
      description: "The lines of this page.",
      resolve: ({ list }) => [...list],
    }),
  }),
});

const TotalsRef = builder.objectRef<EarningTotals>("EarningTotals").implement({
  description: "What the books hold for a creator, in meowcent.",
  fields: (t) => ({
    held: t.expose("held", {
      type: "Amount",
      description: "May still be refunded. Below zero: refunds are owed.",
    }),
    payable: t.expose("payable", { type: "Amount", description: "Its refund window has ended." }),
    requested: t.expose("requested", { type: "Amount", description: "Set aside for payouts under way." }),
    settled: t.expose("settled", { type: "Amount", description: "Paid out." }),
    requestable: t.expose("requestable", { type: "Amount", description: "The most a payout can be now." }),
  }),
});

const filters = {
  store_id: { description: "Only sales of this game." },
  created_from: { type: "DateTime", description: "Only lines from this moment on." },
  created_before: { type: "DateTime", description: "Only lines before this moment." },
} as const;

builder.queryField("findEarningStatement", (t) =>
  t.field({
    type: StatementRef,
    description:
      "Every sale of the signed-in creator and every correction, newest first, as the books have it. The `net` of all lines is what is held, payable, requested and settled together.",
    args: {
      q: t.arg({ type: PageInputRef, description: "`page` only; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
      store_id: t.arg.int(filters.store_id),
      created_from: t.arg(filters.created_from),
      created_before: t.arg(filters.created_before),
    },
    resolve: (_parent, args, context) => findEarnings(context, args),
  }),
);

builder.queryField("exportEarningStatement", (t) =>
  t.string({
    description: "The same lines as a table (CSV), at most 10,000.",
    args: {
      store_id: t.arg.int(filters.store_id),
      created_from: t.arg(filters.created_from),
      created_before: t.arg(filters.created_before),
    },
    resolve: (_parent, args, context) => exportEarnings(context, args),
  }),
);

builder.queryField("getEarningTotals", (t) =>
  t.field({
    type: TotalsRef,
    description: "What the books hold for the signed-in creator.",
    resolve: (_parent, _args, context) => earningTotals(context),
  }),
);
