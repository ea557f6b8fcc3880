import { builder } from "../../platform/builder.ts";
import { preRecharge, type PreRecharge } from "./pre-recharge.service.ts";

const PreRechargeRef = builder.objectRef<PreRecharge>("PreRecharge").implement({
  description:
    "What topping up an amount would cost and bring at this moment. Binding is only the plan itself.",
  fields: (t) => ({
    amount: t.expose("amount", { type: "Amount", description: "Coins asked for, in meowcent." }),
    currency_id: t.exposeString("currency_id", { description: "As asked for." }),
    pay_amount: t.expose("pay_amount", {
      type: "Amount",
      description: "Price in minor units, two decimals in every currency; TWD and JPY are whole units.",
    }),
    tax_amount: t.expose("tax_amount", {
      type: "Amount",
      description: "Tax that is added to the price where the asking player lives, in minor units; usually 0.",
    }),
    silver: t.expose("silver", { type: "Amount", description: "Silver that comes with it, in meowcent." }),
    plan_id: t.id({
      nullable: true,
      description: "The plan that gives exactly this much; null: no plan does, the price is by the rate.",
      resolve: ({ plan_id }) => plan_id,
    }),
  }),
});

builder.queryField("preRechargeAccount", (t) =>
  t.field({
    type: [PreRechargeRef],
    description:
      "Asks what amounts of coins would cost; one answer per amount, in the same order. Changes nothing. Refusal: `input/invalid` for an unknown currency or an amount out of bounds.",
    args: {
      currency_id: t.arg.string({
        defaultValue: "CNY",
        description: "ISO 4217; a currency coins have a rate in.",
      }),
      amount: t.arg({
        type: ["Amount"],
        description: "Meowcent, each 1 to 10,000,000; at most 50. None: nothing happens.",
      }),
    },
    resolve: async (_parent, { currency_id, amount }, context) => [
      ...(await preRecharge(context, currency_id ?? "CNY", amount ?? [])),
    ],
  }),
);
