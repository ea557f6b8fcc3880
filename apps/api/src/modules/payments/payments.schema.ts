import {
  CaseReasonRef,
  FactKindRef,
  PaymentDeviceRef,
  PaymentImageRef,
  PaymentStateRef,
  ReturnHintRef,
  ReviewStatusRef,
} from "./payment-sets.ts";

import {
  paymentImage,
  paymentLogState,
  type ReturnHint,
  type CaseDecision,
  type ReviewStatus,
} from "@catnip/domain/payments";
import { builder } from "../../platform/builder.ts";
import { LogStateRef, PageInputRef } from "../../platform/shared-types.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { reviewOf, type PaymentReview } from "./cases/review-of-payment.ts";
import { openPayLink } from "./open-pay-link.ts";
import { confirmPayTicket, createPayTicket } from "./pay-tickets.ts";
import { findPayer, type Payer } from "./payer.ts";
import { ownPayment, type PaymentRow } from "./payment-row.ts";
import {
  findPaymentLog,
  findPaymentMethods,
  findPaymentProviders,
  findRechargePlans,
  type PaymentMethod,
  type PaymentProviderOffer,
  type ProviderMethod,
  type RechargePlan,
} from "./payments.service.ts";
import { payerCountry } from "./payer-country.ts";
import { requirePayer } from "./require-payer.ts";
import { startPayment, type StartedPayment } from "./start-payment.ts";
import { topUpTaxRateAt } from "./top-up-tax.ts";
import { paidBackOf, type PaidBack } from "./refunds/paid-back.ts";
import { refreshPayment, returnFromProvider } from "./submit-payment.ts";

const PlanMetaRef = builder.objectRef<RechargePlan["meta"][number]>("RechargePlanMeta").implement({
  description: "What so many coins cost in points of a provider.",
  fields: (t) => ({
    meowcoin: t.exposeInt("meowcoin", { description: "Whole meow coins." }),
    point: t.exposeInt("point", { description: "Points; `pay_amount` is 100 × this at such a provider." }),
  }),
});

const RechargePlanRef = builder.objectRef<RechargePlan>("RechargePlan").implement({
  description: "An offer to top up: so many coins, and silver with them, for so much money.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "A plan whose terms change becomes another one." }),
    index: t.exposeInt("index", { description: "Place among the plans of its currency, from 0." }),
    amount: t.exposeInt("amount", { description: "Size of the plan, in meowcent." }),
    coin: t.exposeInt("coin", { description: "Coins credited, in meowcent." }),
    silver: t.exposeInt("silver", { description: "Silver given with them, in meowcent." }),
    currency_id: t.exposeString("currency_id", { description: "ISO 4217, such as `USD`." }),
    pay_amount: t.exposeInt("pay_amount", {
      description:
        "Price in minor units, shown divided by 100 with two decimals in every currency. Without the tax that is added.",
    }),
    tax_amount: t.exposeInt("tax_amount", {
      description:
        "Tax that is added to the price where the asking player lives, in minor units; usually 0. Both together are what a provider with `adds_tax` is paid, and what a pay link states.",
    }),
    tax_rate_bp: t.exposeInt("tax_rate_bp", {
      nullable: true,
      description: "Its rate in ten-thousandths; null: nothing is added.",
    }),
    enable: t.exposeBoolean("enable", { description: "Whether it is on offer." }),
    meta: t.field({
      type: [PlanMetaRef],
      description: "The matching entries of providers that count in points (in CNY); usually none.",
      resolve: ({ meta }) => [...meta],
    }),
  }),
});

builder.queryField("findRechargePlans", (t) =>
  t.field({
    type: [RechargePlanRef],
    description: "The plans on offer in a currency, by index; none in a currency without plans.",
    args: { currency_id: t.arg.string({ required: true, description: "ISO 4217, such as `USD`." }) },
    resolve: async (_parent, { currency_id }, context) => [
      ...(await findRechargePlans(
        context.db,
        currency_id,
        context.platformKey,
        await topUpTaxRateAt(context, await payerCountry(context)),
      )),
    ],
  }),
);

const PaymentMethodRef = builder.objectRef<PaymentMethod>("PaymentMethod").implement({
  description: "A way to pay.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "A number as text." }),
    method: t.exposeString("method", { description: "Its name, such as `credit-card`." }),
    image: t.field({
      type: PaymentImageRef,
      nullable: true,
      description: "Key of its picture; null: there is none.",
      resolve: ({ method }) => paymentImage(method),
    }),
  }),
});

builder.queryField("findPaymentMethod", (t) =>
  t.field({
    type: [PaymentMethodRef],
    description: "The ways to pay on a kind of device.",
    args: {
      platform: t.arg({ type: PaymentDeviceRef, defaultValue: "web", description: "Usual: `web`." }),
    },
    resolve: async (_parent, { platform }, { db }) => [...(await findPaymentMethods(db, platform ?? "web"))],
  }),
);

const PaymentProviderMethodRef = builder.objectRef<ProviderMethod>("PaymentProviderMethod").implement({
  description: "A way to pay that a provider takes.",
  fields: (t) => ({
    method: t.exposeString("method", { description: "`PaymentMethod.method`." }),
    provider_key: t.exposeString("provider_key", { description: "`PaymentProvider.provider_key`." }),
    support_currency: t.exposeString("support_currency", {
      description: "Currencies taken this way, comma-separated, such as `USD,TWD`.",
    }),
    image: t.field({
      type: PaymentImageRef,
      nullable: true,
      description: "Key of the method's picture; null: there is none.",
      resolve: ({ method }) => paymentImage(method),
    }),
  }),
});

const PaymentProviderRef = builder.objectRef<PaymentProviderOffer>("PaymentProvider").implement({
  description: "A company that takes payments for us.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "`payment_provider_id` of a pay link." }),
    provider_key: t.exposeString("provider_key", {
      description: "Its key, by which links and the books name it.",
    }),
    name: t.exposeString("name", { description: "As payers read it." }),
    image: t.field({
      type: PaymentImageRef,
      nullable: true,
      description: "Key of its picture; null: there is none.",
      resolve: ({ provider_key }) => paymentImage(provider_key),
    }),
    meta: t.expose("meta", {
      type: "JSON",
      nullable: true,
      description: "What is particular to it, such as `points`: `{meowcoin, point}`.",
    }),
    is_available: t.exposeBoolean("is_available", {
      description: "False: it could not be reached lately. It is tried again by itself.",
    }),
    adds_tax: t.exposeBoolean("adds_tax", {
      description: "Whether the plans' tax is paid too; false: its vouchers' prices contain everything.",
    }),
    payment_provider_method: t.field({
      type: [PaymentProviderMethodRef],
      description: "The ways to pay it takes, as far as they match the question.",
      resolve: (provider) => [...provider.payment_provider_method],
    }),
  }),
});

builder.queryField("findPaymentProvider", (t) =>
  t.field({
    type: [PaymentProviderRef],
    description:
      "Providers that are set up and switched on here, each with the ways to pay that match. Never cached: a switch takes effect with the next answer.",
    args: {
      state: t.arg.int({ defaultValue: 0, description: "0 switched on." }),
      method: t.arg.stringList({ description: "Only these ways to pay; absent: all." }),
      currency_id: t.arg.string({ description: "Only what takes this currency; absent: all." }),
    },
    resolve: async (_parent, { state, method, currency_id }, context) => [
      ...(await findPaymentProviders(context, {
        state: state ?? 0,
        methods: method,
        currencyId: currency_id,
        platformKey: context.platformKey,
        country: await payerCountry(context),
      })),
    ],
  }),
);

const REVIEW_STATUS = {
  "credit-paid": "credited",
  accept: "credited",
  returned: "returned",
  dismiss: "dismissed",
} as const satisfies Record<CaseDecision, ReviewStatus>;

const PaymentReviewRef = builder.objectRef<PaymentReview>("PaymentReview").implement({
  description: "What the provider states does not agree with the payment, so that a person looks at it.",
  fields: (t) => ({
    status: t.field({
      type: ReviewStatusRef,
      description: "What became of it.",
      resolve: ({ decision }) => (decision === null ? "open" : REVIEW_STATUS[decision]),
    }),
    reason: t.expose("reason", { type: CaseReasonRef, description: "What did not agree." }),
    currency_id: t.exposeString("currency_id", { description: "What the provider states, ISO 4217." }),
    pay_amount: t.exposeInt("pay_amount", {
      description: "What the provider states, in minor units with two decimals.",
    }),
    credited_order_no: t.exposeString("credited_order_no", {
      nullable: true,
      description: "The payment that the money was credited as; null: none.",
    }),
    decided_at: t.expose("decided_at", {
      type: "DateTime",
      nullable: true,
      description: "When it was decided; null: not yet.",
    }),
  }),
});

const PaidBackRef = builder.objectRef<PaidBack>("PaymentRefund").implement({
  description: "Money of a payment that went back to where it came from.",
  fields: (t) => ({
    kind: t.expose("kind", {
      type: FactKindRef,
      description: "`refunded`, or `reversed` by the payer's bank after a dispute.",
    }),
    pay_amount: t.exposeInt("pay_amount", { description: "Minor units of the payment's currency." }),
    tax_amount: t.exposeInt("tax_amount", {
      description: "How much of it is tax that had been added, in minor units.",
    }),
    coin: t.exposeInt("coin", { description: "Coins taken out of the wallet for it, in meowcent." }),
    silver: t.exposeInt("silver", { description: "Silver taken out with them, in meowcent." }),
    owed: t.exposeInt("owed", { description: "What had been spent and was owed, in meowcent." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was booked." }),
  }),
});

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
    refunds: t.field({
      type: [PaidBackRef],
      description: "What went back, oldest first.",
      resolve: async ({ order_no }, _args, context) => [...(await paidBackOf(context, order_no))],
    }),
    review: t.field({
      type: PaymentReviewRef,
      nullable: true,
      description: "What did not agree, and what became of it; null: nothing.",
      resolve: ({ order_no }, _args, context) => reviewOf(context, order_no),
    }),
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

const PayTicketRef = builder
  .objectRef<{ readonly token: string; readonly expires_at: Date }>("PayTicket")
  .implement({
    description: "A single-use right to pay as this user.",
    fields: (t) => ({
      token: t.exposeString("token", { description: "`credential.token` of a pay link." }),
      expires_at: t.expose("expires_at", {
        type: "DateTime",
        description: "After this moment it is good for nothing.",
      }),
    }),
  });

builder.mutationField("createPayTicket", (t) =>
  t.field({
    type: PayTicketRef,
    description: "A single-use ticket (60 s) that lets the pay site act for this user.",
    args: { platform_key: t.arg.string({ required: true, description: "The shop the buyer comes from." }) },
    resolve: (_parent, { platform_key }, context) =>
      createPayTicket(context, requireViewer(context), platform_key),
  }),
);

builder.mutationField("openPayLink", (t) =>
  t.field({
    type: "Boolean",
    description:
      "Pay site: a link from a shop has arrived. Uses its ticket up; the browser then goes round by the shop, whose session says that it asked for it.",
    args: {
      data: t.arg.string({ required: true, description: "The `data` of the pay link: base64 of JSON." }),
      platform_key: t.arg.string({ required: true, description: "The brand whose pay site this is." }),
      challenge: t.arg.string({
        required: true,
        description: "SHA-256 (base64url) of a secret that only this browser keeps.",
      }),
    },
    resolve: async (_parent, { data, platform_key, challenge }, context) => {
      await openPayLink(context, { data, platformKey: platform_key, challenge });
      return true;
    },
  }),
);

const PayProofRef = builder.objectRef<{ readonly proof: string }>("PayProof").implement({
  description: "A session's word that it asked for a ticket.",
  fields: (t) => ({
    proof: t.exposeString("proof", {
      description: "Good once, for 60 seconds, in the browser that opened the link.",
    }),
  }),
});

builder.mutationField("confirmPayTicket", (t) =>
  t.field({
    type: PayProofRef,
    description:
      "The shop's server: confirms that this very session asked for the ticket of an opened link; `pay/other-browser` for anybody else's.",
    args: { challenge: t.arg.string({ required: true, description: "As it was given to `openPayLink`." }) },
    resolve: (_parent, { challenge }, context) =>
      confirmPayTicket(context, requireViewer(context), challenge),
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
