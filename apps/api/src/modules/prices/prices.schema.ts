import { builder } from "../../platform/builder.ts";
import { coinRate, type CoinRate, type CountryRatio } from "./prices.service.ts";

export const CountryRatioRef = builder.objectRef<CountryRatio>("CountryRatio").implement({
  description:
    "How the prices of a country stand to those of the United States, where a game has no row for the country itself.",
  fields: (t) => ({
    country: t.exposeString("country", { description: "Two lower-case letters." }),
    ratio_bp: t.exposeInt("ratio_bp", {
      description:
        "In basis points: 10,000 is the same. The price is the `us` row × this ÷ 10,000, rounded once.",
    }),
  }),
});

export const CoinRateRef = builder.objectRef<CoinRate>("CoinRate").implement({
  description: "What coins are worth in a currency.",
  fields: (t) => ({
    currency_id: t.exposeString("currency_id", { description: "ISO 4217, for example `USD`." }),
    minor_per_100_coins: t.exposeInt("minor_per_100_coins", {
      description:
        "Minor units (two decimals, whatever the currency) for 100 coins, that is 10,000 meowcent.",
    }),
  }),
});

builder.queryField("getPlatformCoinToCurrencyIdRate", (t) =>
  t.field({
    type: CoinRateRef,
    description: "What coins are worth in a currency; `input/invalid` for one in which they have no rate.",
    args: {
      currency_id: t.arg.string({ required: true, description: "ISO 4217; capitals make no difference." }),
    },
    resolve: (_parent, { currency_id }, context) => coinRate(context, currency_id),
  }),
);
