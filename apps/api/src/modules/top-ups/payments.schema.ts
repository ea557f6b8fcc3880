import { paymentLogState, type ReturnHint } from "@catnip/domain/payments";
import { builder } from "../../platform/builder.ts";
import { LogStateRef, PageInputRef } from "../../platform/shared-types.ts";
import { findPayer, type Payer } from "./payer.ts";
import { ownPayment, type PaymentRow } from "./payment-row.ts";
import { PaymentStateRef, ReturnHintRef } from "./payment-sets.ts";
import { findPaymentLog } from "./payments.service.ts";
import { requirePayer } from "./require-payer.ts";
import { startPaySession, type PaySession } from "./start-pay-session.ts";
import { startPayment, type StartedPayment } from "./start-payment.ts";
import { refreshPayment, returnFromProvider } from "./submit-payment.ts";

export const PaymentRef = builder.objectRef<PaymentRow>("Payment").implement({
  description: "One top-up of a user.",
  fields: (t) => ({
    order_no: t.exposeID("order_no", { description: "ULID; the number on receipts." }),
    status: t.expose("state", { type: PaymentStateRef, description: "How it stands, in full." }),
    state: t.field({
      type: LogStateRef,
      description: "How it stands, in short.",
      resolve: ({ state }) => paymentLogState(state),
    }),
    provider_key: t.exposeString("provider_key", { description: "Who settles it." }),
    method: t.exposeString("method", { description: "What the buyer chose." }),
    currency_id: t.exposeString("currency_id", { description: "ISO 4217." }),
    pay_amount: t.exposeInt("pay_amount", {
      description: "What is paid, tax included: minor units, two decimals in every currency.",
    }),
    net_amount: t.exposeInt("net_amount", { description: "The price of the coins, in minor units." }),
    tax_amount: t.exposeInt("tax_amount", {
      description: "The tax that was added to it, in minor units; usually 0.",
    }),
    tax_rate_bp: t.exposeInt("tax_rate_bp", {
      nullable: true,
      description: "Its rate in ten-thousandths; null: nothing was added.",
    }),
    coin: t.exposeInt("coin", { description: "Coins credited once it is done, in meowcent." }),
    silver: t.exposeInt("silver", { description: "Silver credited with them, in meowcent." }),
    return_url: t.exposeString("return_url", {
      nullable: true,
      description: "Where the shop wants the buyer back; one of our own pages.",
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was started." }),
  }),
});

builder.queryField("findPayment", (t) =>
  t.field({
    type: PaymentRef,
    nullable: true,
    description: "One payment of the signed-in user (or of the pay token's user).",
    args: { order_no: t.arg.id({ required: true, description: "`Payment.order_no`." }) },
    resolve: (_parent, { order_no }, context) =>
      ownPayment(context.db.$client, requirePayer(context).uuid, order_no),
  }),
);

builder.queryField("findPaymentLog", (t) =>
  t.field({
    type: [PaymentRef],
    description: "Top-ups of the signed-in user (or of the pay token's user), newest first.",
    args: {
      q: t.arg({ type: PageInputRef, description: "`created_at-desc` (usual) or `created_at-asc`." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, { q, limit }, context) => [
      ...(await findPaymentLog(context.db, requirePayer(context).uuid, q, limit)),
    ],
  }),
);

const PayerRef = builder.objectRef<Payer>("Payer").implement({
  description: "Whose wallet payments fill.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "The user." }),
    nickname: t.exposeString("nickname", { nullable: true, description: "What they want to be called." }),
    email: t.exposeString("email", { description: "The mail address, masked: `m•••@example.com`." }),
    head: t.exposeString("head", {
      nullable: true,
      description: "Address of the picture, as `Image.url`: `{width}` is to be filled in.",
    }),
  }),
});

builder.queryField("findPayer", (t) =>
  t.field({
    type: PayerRef,
    nullable: true,
    description: "The signed-in user (or the pay token's user), as the pay site names them.",
    resolve: (_parent, _args, context) => findPayer(context, requirePayer(context).uuid),
  }),
);

const StartedPaymentRef = builder.objectRef<StartedPayment>("StartedPayment").implement({
  description: "A payment that may now be handed to its provider.",
  fields: (t) => ({
    payment: t.expose("payment", { type: PaymentRef, description: "As it was created." }),
    payer: t.expose("payer", { type: PayerRef, description: "Whose wallet it fills." }),
    pay_token: t.exposeString("pay_token", { description: "Bearer token that is good for payments only." }),
    expires_in: t.exposeInt("expires_in", { description: "Seconds." }),
  }),
});

builder.mutationField("startPayment", (t) =>
  t.field({
    type: StartedPaymentRef,
    description:
      "Pay site: makes the payment of an opened and confirmed link. Everything is re-derived from the plan and the tax of the payer's country; a mismatch is refused with `pay/plan-changed`.",
    args: {
      proof: t.arg.string({ required: true, description: "`PayProof.proof`." }),
      verifier: t.arg.string({ required: true, description: "The secret behind the challenge." }),
      platform_key: t.arg.string({ required: true, description: "The brand whose pay site this is." }),
      locale: t.arg.string({ description: "For the receipt and the cashier's page; absent: en-US." }),
    },
    resolve: (_parent, { proof, verifier, platform_key, locale }, context) =>
      startPayment(context, { proof, verifier, platformKey: platform_key, locale: locale ?? "en-US" }),
  }),
);

const PaySessionRef = builder.objectRef<PaySession>("PaySession").implement({
  description: "A browser's right to its user's payments.",
  fields: (t) => ({
    payer: t.expose("payer", { type: PayerRef, description: "Whose payments they are." }),
    pay_token: t.exposeString("pay_token", { description: "Bearer token that is good for payments only." }),
    expires_in: t.exposeInt("expires_in", { description: "Seconds." }),
  }),
});

builder.mutationField("startPaySession", (t) =>
  t.field({
    type: PaySessionRef,
    description: "Pay site: lets in the browser whose shop session said who it is; it starts no payment.",
    args: {
      proof: t.arg.string({ required: true, description: "`PayProof.proof` of `provePayVisit`." }),
      verifier: t.arg.string({ required: true, description: "The secret behind the challenge." }),
      platform_key: t.arg.string({ required: true, description: "The brand whose pay site this is." }),
    },
    resolve: (_parent, { proof, verifier, platform_key }, context) =>
      startPaySession(context, { proof, verifier, platformKey: platform_key }),
  }),
);

builder.mutationField("refreshPayment", (t) =>
  t.field({
    type: PaymentRef,
    description:
      "Pay site: asks the provider now (return from the cashier), then answers the payment as it stands.",
    args: { order_no: t.arg.id({ required: true, description: "`Payment.order_no`." }) },
    resolve: (_parent, { order_no }, context) =>
      refreshPayment(context, requirePayer(context).uuid, order_no),
  }),
);

const PaymentReturnRef = builder
  .objectRef<{ readonly payment: PaymentRow; readonly hint: ReturnHint }>("PaymentReturn")
  .implement({
    description: "How a payment stands when its payer is back from the provider.",
    fields: (t) => ({
      payment: t.expose("payment", { type: PaymentRef, description: "After the provider was asked." }),
      hint: t.expose("hint", {
        type: ReturnHintRef,
        description: "For words on a page; it decides nothing.",
      }),
    }),
  });

builder.mutationField("returnFromProvider", (t) =>
  t.field({
    type: PaymentReturnRef,
    description: "Pay site: the browser is back from the cashier; asks the provider how the payment stands.",
    args: {
      order_no: t.arg.id({ required: true, description: "`Payment.order_no`." }),
      query: t.arg.string({
        required: true,
        description: "What the provider wrote into the address, at most 4,096 characters.",
      }),
    },
    resolve: (_parent, { order_no, query }, context) =>
      returnFromProvider(context, requirePayer(context).uuid, order_no, query),
  }),
);
