import { builder } from "../../platform/builder.ts";
import { CoinRateRef, CountryRatioRef } from "../prices/prices.schema.ts";
import { shopConfig, visitorCountry, type ShopConfig } from "./configuration.service.ts";

const ConfigRef = builder.objectRef<ShopConfig>("Config").implement({
  fields: (t) => ({
    platform_key: t.exposeString("platform_key"),
    classifyDomain: t.exposeString("classifyDomain"),
    apiGraphQLUrl: t.exposeString("apiGraphQLUrl"),
    cdnBaseUrl: t.exposeString("cdnBaseUrl"),
    baseUrl: t.exposeString("baseUrl"),
    accountBaseUrl: t.exposeString("accountBaseUrl"),
    payBaseUrl: t.exposeString("payBaseUrl"),
    currency_id: t.exposeString("currency_id"),
    price_rate: t.expose("price_rate", {
      type: [CountryRatioRef],
      description: "Country ratios in basis points (10000 = 1).",
    }),
    coin_rate: t.expose("coin_rate", { type: [CoinRateRef] }),
  }),
});

builder.queryField("getConfig2", (t) =>
  t.field({
    type: ConfigRef,
    description:
      "What this shop is: brand values, hosts, rates. `platform_key` names the brand; absent: by Referer, else international.",
    args: { platform_key: t.arg.string() },
    resolve: (_parent, { platform_key }, context) => shopConfig(context, platform_key),
  }),
);

const IfConfigRef = builder.objectRef<{ readonly country: string | null }>("IfConfig").implement({
  fields: (t) => ({ country: t.exposeString("country", { nullable: true }) }),
});

builder.queryField("ifconfig", (t) =>
  t.field({
    type: IfConfigRef,
    description: "The visitor's country, by network or else by locale suffix; null when unknown.",
    args: { locale: t.arg.string() },
    resolve: (_parent, { locale }) => ({ country: visitorCountry(locale) }),
  }),
);
