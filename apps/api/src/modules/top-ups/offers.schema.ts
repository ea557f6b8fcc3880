import { paymentImage } from "@catnip/domain/payments";
import { builder } from "../../platform/builder.ts";
import { payerCountry } from "./payer-country.ts";
import { PaymentDeviceRef, PaymentImageRef } from "./payment-sets.ts";
import {
  findPaymentMethods,
  findPaymentProviders,
  findRechargePlans,
  type PaymentMethod,
  type PaymentProviderOffer,
  type ProviderMethod,
  type RechargePlan,
} from "./payments.service.ts";
import { topUpTaxRateAt } from "./top-up-tax.ts";

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
    place: t.exposeInt("place", {
      description:
        "The provider's place among those that take the method, from 0: the first one is to be offered first. In the asked currency, else in the brand's.",
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
    is_proven: t.exposeBoolean("is_proven", {
      description:
        "False: its protocol was never tried against the vendor. Offer it, but never preselect it (R-PAY-69).",
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
