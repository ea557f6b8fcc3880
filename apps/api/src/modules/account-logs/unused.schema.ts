import { builder } from "../../platform/builder.ts";
import { unusedBalance, type UnusedBalance } from "./unused.service.ts";

const UnusedBalanceRef = builder.objectRef<UnusedBalance>("UnusedBalance").implement({
  description: "Coins that were bought and not spent, of one brand and one currency they were paid in.",
  fields: (t) => ({
    platform_key: t.exposeString("platform_key", {
      nullable: true,
      description: "Brand of the payments; null: no payment stands behind them.",
    }),
    currency_id: t.exposeString("currency_id", { description: "What was paid in." }),
    wallets: t.exposeInt("wallets", { description: "How many players hold them." }),
    coin: t.expose("coin", { type: "Amount", description: "In meowcent." }),
    paid_minor: t.expose("paid_minor", {
      type: "Amount",
      description: "What was paid for them, in minor units of the currency, each top-up in proportion.",
    }),
  }),
});

builder.queryField("findUnusedBalance", (t) =>
  t.field({
    type: [UnusedBalanceRef],
    description:
      "For finance staff: what players had bought and not spent before a moment, recomputed from the ledger's entries, by brand and currency. Gifts do not count.",
    args: {
      before: t.arg({
        type: "DateTime",
        required: true,
        description: "The first moment that does not count.",
      }),
    },
    resolve: async (_parent, { before }, context) => [...(await unusedBalance(context.db, before))],
  }),
);
