import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { AccountTypeRef } from "../wallets/index.ts";
import { AccountActionRef, AccountLogRef } from "./account-logs.schema.ts";
import { findStatement, type Statement, type StatementLine } from "./statements.service.ts";

const StatementLineRef = builder.objectRef<StatementLine>("AccountStatementLine").implement({
  description: "One booking on an account. Amounts in meowcent.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Of the ledger entry." }),
    action_type: t.expose("action_type", { type: AccountActionRef, description: "Why it was booked." }),
    amount: t.exposeInt("amount", { description: "Positive: it came in; negative: it went out." }),
    balance: t.expose("balance", { type: "Amount", description: "What was in the account afterwards." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was booked." }),
    log: t.expose("log", {
      type: AccountLogRef,
      description:
        "What it belongs to: the purchase with its games, the top-up with its payment, or the booking itself.",
    }),
  }),
});

const StatementRef = builder.objectRef<Statement>("AccountStatement").implement({
  description: "A page of an account's bookings.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "All of the period, whatever the page." }),
    list: t.field({
      type: [StatementLineRef],
      description: "The lines of this page.",
      resolve: (statement) => [...statement.list],
    }),
  }),
});

builder.queryField("findAccountStatement", (t) =>
  t.field({
    type: StatementRef,
    description:
      "Every booking on one account of the signed-in user, newest first, with the balance it left. Top-ups and purchases that were never booked are not in it; `findAccountLog` has them.",
    args: {
      type: t.arg({ type: AccountTypeRef, required: true, description: "0 meowcent (coin), 1 silver." }),
      q: t.arg({ type: PageInputRef, description: "`page` only; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
      action_type: t.arg({ type: AccountActionRef, description: "Only lines of this kind." }),
      created_from: t.arg({ type: "DateTime", description: "Only lines from this moment on." }),
      created_before: t.arg({ type: "DateTime", description: "Only lines before this moment." }),
    },
    resolve: (_parent, { type, ...part }, context) =>
      findStatement(context.db, requireViewer(context).uuid, type, part),
  }),
);
