import { builder } from "../../platform/builder.ts";
import { coinRate, type CoinRate, type CountryRatio } from "./prices.service.ts";

export const CountryRatioRef = builder.objectRef<CountryRatio>("CountryRatio").implement({
  fields: (t) => ({ country: t.exposeString("country"), ratio_bp: t.exposeInt("ratio_bp") }),
});

export const CoinRateRef = builder.objectRef<CoinRate>("CoinRate").implement({
  description: "Minor units (two decimals) per 100 coins (10000 meowcent).",
  fields: (t) => ({
    currency_id: t.exposeString("currency_id"),
    minor_per_100_coins: t.exposeInt("minor_per_100_coins"),
  }),
});

builder.queryField("getPlatformCoinToCurrencyIdRate", (t) =>
  t.field({
    type: CoinRateRef,
    args: { currency_id: t.arg.string({ required: true }) },
    resolve: (_parent, { currency_id }, context) => coinRate(context, currency_id),
  }),
);
