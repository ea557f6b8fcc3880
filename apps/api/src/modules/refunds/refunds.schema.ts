import { TOP_UP_REFUND_STATES } from "@catnip/domain/payments";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { requireRole } from "../../platform/viewer.ts";
import { refundsOf, taxInRefund, type TopUpRefund } from "./refund-row.ts";
import { refundTopUp } from "./refund-top-up.ts";
import { withdrawTopUpRefund } from "./withdraw-refund.ts";
import { findDebtors, writeOffDebt, type Debtor, type WriteOff } from "./write-off-debt.ts";

const TopUpRefundStateRef = closedSet(
  "TopUpRefundState",
  "payments",
  TOP_UP_REFUND_STATES,
  "The state of a refund that staff requested; `noted`: someone else has to request the same, `asked`: the provider has not confirmed it yet.",
);

const TopUpRefundRef = builder.objectRef<TopUpRefund>("TopUpRefund").implement({
  description: "A refund of a top-up that staff asked for. For finance and root.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "As made by the client." }),
    refund_no: t.exposeString("refund_no", { description: "By which the provider knows it." }),
    order_no: t.exposeString("order_no", { description: "The payment." }),
    pay_amount: t.exposeInt("pay_amount", { description: "Minor units of the payment's currency." }),
    tax_amount: t.int({
      description: "How much of it is tax that had been added, in minor units; usually 0.",
      resolve: (refund, _args, { db }) => taxInRefund(db, refund),
    }),
    state: t.expose("state", { type: TopUpRefundStateRef, description: "How it stands." }),
    bank_reference: t.exposeString("bank_reference", {
      nullable: true,
      description: "The document of a refund by hand; null: through the provider.",
    }),
    why: t.exposeString("why", { description: "The reason that was given." }),
    asked_by: t.exposeID("asked_by", { description: "Who asked for it." }),
    approved_by: t.exposeID("approved_by", {
      nullable: true,
      description: "The second person; null: none was needed, or none has agreed yet.",
    }),
    tries: t.exposeInt("tries", { description: "How often the provider was asked." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was asked for." }),
  }),
});

builder.queryField("findTopUpRefund", (t) =>
  t.field({
    type: [TopUpRefundRef],
    description: "The refunds of a payment that staff asked for, oldest first.",
    args: { order_no: t.arg.id({ required: true, description: "`Payment.order_no`." }) },
    resolve: async (_parent, { order_no }, context) => {
      await requireRole(context, "finance", "root");
      return [...(await refundsOf(context.db, order_no))];
    },
  }),
);

builder.mutationField("refundTopUp", (t) =>
  t.field({
    type: TopUpRefundRef,
    description:
      "Gives money of a top-up back. Coins go back in proportion; what was spent already is owed. Above 100 coins within 24 hours, by one person or to one player, or of one payment, a second person has to send the same. Refusals: `input/invalid`, `pay/payment-not-found`, `auth/forbidden` for one's own payment, `request/version-conflict` while another refund or a dispute is not settled, `request/id-conflict`.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made; sending it again refunds nothing more." }),
      order_no: t.arg.id({ required: true, description: "`Payment.order_no`." }),
      pay_amount: t.arg.int({
        required: true,
        description: "Minor units of the payment's currency; at most what is left of it.",
      }),
      reason: t.arg.string({ required: true, description: "For the audit log, at most 500 characters." }),
      bank_reference: t.arg.string({
        description:
          "The provider's or bank's number of a refund that was made by hand; absent: the provider is asked to make it.",
      }),
    },
    resolve: async (_parent, args, context) =>
      refundTopUp(context, await requireRole(context, "finance", "root"), args),
  }),
);

builder.mutationField("withdrawTopUpRefund", (t) =>
  t.field({
    type: TopUpRefundRef,
    description:
      "Withdraws a refund that is not done. Money that still goes back is booked as usual. Refusal: `input/invalid`.",
    args: {
      uuid: t.arg.id({ required: true, description: "`TopUpRefund.uuid`." }),
      reason: t.arg.string({ required: true, description: "For the audit log, at most 500 characters." }),
    },
    resolve: async (_parent, args, context) =>
      withdrawTopUpRefund(context, await requireRole(context, "finance", "root"), args),
  }),
);

const DebtorRef = builder.objectRef<Debtor>("Debtor").implement({
  description:
    "A player who owes coins, because a top-up was refunded after they were spent. For finance and root.",
  fields: (t) => ({
    user_uuid: t.exposeID("user_uuid", { description: "The user." }),
    owed: t.exposeInt("owed", { description: "In meowcent." }),
  }),
});

builder.queryField("findDebtor", (t) =>
  t.field({
    type: [DebtorRef],
    description: "Those who owe the most, at most 200.",
    resolve: async (_parent, _args, context) => {
      await requireRole(context, "finance", "root");
      return [...(await findDebtors(context.db))];
    },
  }),
);

const WriteOffRef = builder.objectRef<WriteOff>("DebtWriteOff").implement({
  description: "A debt that is forgiven. For finance and root.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "As made by the client." }),
    user_uuid: t.exposeID("user_uuid", { description: "Whose debt it is." }),
    coin: t.exposeInt("coin", { description: "In meowcent." }),
    booked_at: t.expose("booked_at", {
      type: "DateTime",
      nullable: true,
      description: "Null: a second person has to send the same.",
    }),
  }),
});

builder.mutationField("writeOffDebt", (t) =>
  t.field({
    type: WriteOffRef,
    description:
      "Forgives all that a player owes. Above 100 coins within 24 hours, by one person or for one player, a second person has to send the same. Refusals: `input/invalid` for a player who owes nothing, `auth/forbidden` for one's own debt, `request/version-conflict` if they owe less by now, `request/id-conflict`.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made; sending it again changes nothing." }),
      user_uuid: t.arg.id({ required: true, description: "Whose debt it is." }),
      reason: t.arg.string({ required: true, description: "For the audit log, at most 500 characters." }),
    },
    resolve: async (_parent, args, context) =>
      writeOffDebt(context, await requireRole(context, "finance", "root"), args),
  }),
);
