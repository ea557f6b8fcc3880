import { MONEY_BACK } from "@catnip/domain/payments";
import { ACCOUNT_ACTIONS } from "@catnip/domain/wallets";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { LogStateRef, PageInputRef, TranslationRef } from "../../platform/shared-types.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { GrantReasonRef } from "../grants/index.ts";
import { headOf } from "../wallets/index.ts";
import {
  findAccountLogs,
  type AccountGift,
  type AccountLog,
  type AccountLogList,
} from "./account-logs.service.ts";
import type { AccountMoneyBack } from "./money-back.ts";

export const AccountActionRef = closedSet(
  "AccountAction",
  "wallets",
  ACCOUNT_ACTIONS,
  "What an account's history tells of: purchases (`consume`), top-ups (`recharge`), coins taken back because a top-up was refunded (`recharge_refund`), refunds of games, reward codes (`redemption`), gifts (`grant`), coins that ended (`expiry`).",
  "text",
);

const AccountGiftRef = builder.objectRef<AccountGift>("AccountGift").implement({
  description: "What a gift or a reward code was, besides coins, silver and games.",
  fields: (t) => ({
    reason: t.expose("reason", {
      type: GrantReasonRef,
      nullable: true,
      description:
        "Why the shop gave it; `correction` also where something was taken back. Null: a reward code.",
    }),
    coupon_percents: t.intList({
      description: "Whole percent that each given coupon takes off.",
      resolve: ({ coupon_percents }) => [...coupon_percents],
    }),
  }),
});

const MoneyBackRef = closedSet(
  "MoneyBack",
  "payments",
  MONEY_BACK,
  "What became of what was paid: part of it or all was given back, the payer's bank is asked about it, or took it back.",
  "text",
);

const AccountMoneyBackRef = builder.objectRef<AccountMoneyBack>("AccountMoneyBack").implement({
  description: "What of a purchase or a top-up went back.",
  fields: (t) => ({
    kind: t.expose("kind", { type: MoneyBackRef, description: "How much of it, or what was asked." }),
    coin: t.exposeInt("coin", {
      description: "Coins in meowcent: back to the wallet for a purchase, out of it for a top-up.",
    }),
    silver: t.exposeInt("silver", { description: "Silver, likewise." }),
    pay_amount: t.expose("pay_amount", {
      type: "Amount",
      nullable: true,
      description: "The money of a top-up, in minor units; null for a purchase.",
    }),
  }),
});

export const AccountLogRef = builder.objectRef<AccountLog>("AccountLog").implement({
  description: "One line of an account's history. Amounts in meowcent unless they say otherwise.",
  fields: (t) => ({
    id: t.exposeID("id", {
      description: "Of the order, the payment or the ledger transfer, by the kind of action.",
    }),
    state: t.expose("state", {
      type: LogStateRef,
      description:
        "0 processing or pending, 1 done, 2 failed. Done stays done: `money_back` says what went back, and a refund is a line of its own besides.",
    }),
    action_type: t.expose("action_type", { type: AccountActionRef, description: "As asked for." }),
    silver: t.exposeInt("silver", { description: "Silver moved, in or out." }),
    coin: t.exposeInt("coin", { description: "Coins moved, in or out." }),
    deducted_amount: t.expose("deducted_amount", {
      type: "Amount",
      description: "Taken from the wallet, silver and coin together; 0 where it gained.",
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it began." }),
    updated_at: t.expose("updated_at", { type: "DateTime", description: "When it last changed." }),
    order_uuid: t.exposeID("order_uuid", {
      nullable: true,
      description: "Of a purchase, or of the one that was given back.",
    }),
    payment_order_no: t.exposeID("payment_order_no", { nullable: true, description: "Of a top-up." }),
    currency_id: t.exposeString("currency_id", { nullable: true, description: "Of a top-up." }),
    pay_amount: t.expose("pay_amount", {
      type: "Amount",
      nullable: true,
      description: "What a top-up cost, or what of it went back, in minor units with two decimals.",
    }),
    tax_amount: t.expose("tax_amount", {
      type: "Amount",
      nullable: true,
      description: "How much of that is tax that was added to the price, in minor units; null: none.",
    }),
    tax: t.expose("tax", {
      type: "Amount",
      nullable: true,
      description: "The tax in the price of a purchase; null: none.",
    }),
    money_back: t.expose("money_back", {
      type: AccountMoneyBackRef,
      nullable: true,
      description: "What went back of a purchase or a top-up so far; null: nothing.",
    }),
    gift: t.expose("gift", {
      type: AccountGiftRef,
      nullable: true,
      description: "Of gifts by staff and of reward codes; null for everything else.",
    }),
    store_names: t.field({
      type: [TranslationRef],
      description: "Names of the games: `key` is the game's id, one entry per game and language.",
      resolve: (log) => [...log.store_names],
    }),
  }),
});

const AccountLogListRef = builder.objectRef<AccountLogList>("AccountLogList").implement({
  description: "A page of an account's history.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "All of this kind and period, whatever the page." }),
    list: t.field({
      type: [AccountLogRef],
      description: "The lines of this page.",
      resolve: (logs) => [...logs.list],
    }),
    books_head: t.string({
      nullable: true,
      description:
        "Where the sealed books of the shop ended when this was answered, in hex. Kept with the statement it shows later whether the books are still those: `pnpm ledger verify <head>`. Null: nothing is sealed yet.",
      resolve: async (_logs, _args, { db }) => (await headOf(db.$client))?.hash ?? null,
    }),
  }),
});

builder.queryField("findAccountLog", (t) =>
  t.field({
    type: AccountLogListRef,
    description: "The signed-in user's history of one kind of action, newest first.",
    args: {
      action_type: t.arg({ type: AccountActionRef, defaultValue: "consume", description: "Which kind." }),
      q: t.arg({ type: PageInputRef, description: "`created_at-desc` (usual) or `created_at-asc`." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
      created_from: t.arg({ type: "DateTime", description: "Only lines from this moment on." }),
      created_before: t.arg({ type: "DateTime", description: "Only lines before this moment." }),
    },
    resolve: (_parent, { action_type, ...part }, context) =>
      findAccountLogs(context.db, requireViewer(context).uuid, action_type ?? "consume", part),
  }),
);
