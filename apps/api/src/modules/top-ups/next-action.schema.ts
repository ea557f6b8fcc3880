import { PaymentDeviceRef, PaymentFieldKindRef } from "./payment-sets.ts";
import { builder } from "../../platform/builder.ts";
import { requirePayer } from "./require-payer.ts";
import type { CardFrames, InPageField, NextAction } from "../providers/index.ts";
import { submitFields, submitPayment } from "./submit-payment.ts";

/** The API name of each step; a missing step does not compile. */
const TYPE_NAMES = {
  redirect: "PaymentRedirect",
  form: "PaymentForm",
  qr: "PaymentQr",
  inpage: "PaymentInPage",
  voucher: "PaymentVoucher",
  manual: "PaymentManual",
  none: "PaymentSettled",
} as const satisfies Record<NextAction["type"], string>;

type Step<Type extends NextAction["type"]> = Extract<NextAction, { type: Type }>;

const RedirectRef = builder.objectRef<Step<"redirect">>("PaymentRedirect").implement({
  description: "The browser goes to the provider's own page.",
  fields: (t) => ({ url: t.exposeString("url", { description: "Where to." }) }),
});

const FormFieldRef = builder
  .objectRef<{ readonly name: string; readonly value: string }>("PaymentFormField")
  .implement({
    description: "One hidden field.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "Its name." }),
      value: t.exposeString("value", { description: "What it holds." }),
    }),
  });

const FormRef = builder.objectRef<Step<"form">>("PaymentForm").implement({
  description: "The browser posts a form to the provider's own page.",
  fields: (t) => ({
    action: t.exposeString("action", { description: "Where to." }),
    fields: t.field({
      type: [FormFieldRef],
      description: "What it holds, in order.",
      resolve: ({ fields }) => Object.entries(fields).map(([name, value]) => ({ name, value })),
    }),
  }),
});

const QrRef = builder.objectRef<Step<"qr">>("PaymentQr").implement({
  description: "A code for the payer's phone.",
  fields: (t) => ({
    payload: t.exposeString("payload", { description: "What the code says." }),
    expires_at: t.expose("expiresAt", { type: "DateTime", description: "Until when it can be paid." }),
  }),
});

const InPageFieldRef = builder.objectRef<InPageField>("PaymentInPageField").implement({
  description: "What the payer is asked for.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Under which `submitPaymentFields` takes it." }),
    kind: t.expose("kind", { type: PaymentFieldKindRef, description: "Which keyboard and words." }),
  }),
});

const CardFramesRef = builder.objectRef<CardFrames>("PaymentCardFrames").implement({
  description: "The provider's own card fields on our page. Its script hands over a one-time token.",
  fields: (t) => ({
    script_url: t.exposeString("scriptUrl", { description: "The provider's script." }),
    app_id: t.exposeInt("appId", { description: "Our app there." }),
    app_key: t.exposeString("appKey", { description: "Its public key." }),
    server_type: t.exposeString("serverType", { description: "`production` or `sandbox`." }),
  }),
});

const InPageRef = builder.objectRef<Step<"inpage">>("PaymentInPage").implement({
  description: "Fields on our own page, sent by `submitPaymentFields`.",
  fields: (t) => ({
    fields: t.field({
      type: [InPageFieldRef],
      description: "In order; all are needed.",
      resolve: ({ fields }) => [...fields],
    }),
    card_frames: t.field({
      type: CardFramesRef,
      nullable: true,
      description: "Card fields that the provider draws; their token is sent as `prime`. Null: none.",
      resolve: ({ cardFrames }) => cardFrames ?? null,
    }),
  }),
});

const VoucherRef = builder.objectRef<Step<"voucher">>("PaymentVoucher").implement({
  description: "A code that was bought elsewhere, sent by `submitPaymentFields` as `code`.",
  fields: (t) => ({
    shop_url: t.exposeString("shopUrl", {
      nullable: true,
      description: "Where codes are sold; null: unknown.",
    }),
  }),
});

const ManualRef = builder.objectRef<Step<"manual">>("PaymentManual").implement({
  description: "Customer service takes the money and confirms it.",
  fields: (t) => ({
    reference: t.exposeString("reference", {
      description: "What the payer quotes (ISO 11649), without blanks.",
    }),
  }),
});

const SettledRef = builder.objectRef<Step<"none">>("PaymentSettled").implement({
  description: "Nothing is left to do.",
  fields: (t) => ({
    settled: t.boolean({ description: "Always true.", resolve: () => true }),
  }),
});

const NextActionRef = builder.unionType("PaymentNextAction", {
  description: "What the pay site does next.",
  types: [RedirectRef, FormRef, QrRef, InPageRef, VoucherRef, ManualRef, SettledRef],
  resolveType: (step) => TYPE_NAMES[step.type],
});

const FieldInputRef = builder.inputType("PaymentFieldInput", {
  description: "What the payer typed into a field.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Of the field." }),
    value: t.string({ required: true, description: "At most 200 characters." }),
  }),
});

builder.mutationField("submitPayment", (t) =>
  t.field({
    type: NextActionRef,
    description: "Pay site: hands the payment to its provider. Sending it twice leads to the same cashier.",
    args: {
      order_no: t.arg.id({ required: true, description: "`Payment.order_no`." }),
      locale: t.arg.string({ description: "For the cashier's page; absent: en-US." }),
      platform: t.arg({
        type: PaymentDeviceRef,
        description: "What the payer uses; absent: a computer.",
      }),
    },
    resolve: (_parent, { order_no, locale, platform }, context) =>
      submitPayment(context, requirePayer(context).uuid, order_no, locale ?? "en-US", {
        device: platform ?? "web",
        payerAddress: context.address,
      }),
  }),
);

builder.mutationField("submitPaymentFields", (t) =>
  t.field({
    type: NextActionRef,
    description:
      "Pay site: hands on what the payer typed for `PaymentInPage` or `PaymentVoucher`. `input/invalid` when the provider does not take it; for a voucher `quest/redemption-code-invalid`, `quest/redemption-code-used`, `quest/own-codes` and `pay/voucher-other-plan`, which uses nothing up.",
    args: {
      order_no: t.arg.id({ required: true, description: "`Payment.order_no`." }),
      fields: t.arg({ type: [FieldInputRef], required: true, description: "At most 20." }),
    },
    resolve: (_parent, { order_no, fields }, context) =>
      submitFields(context, requirePayer(context).uuid, order_no, fields),
  }),
);
