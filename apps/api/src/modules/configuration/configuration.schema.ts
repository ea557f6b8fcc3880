import "./documents.schema.ts";
import "./pages.schema.ts";
import { builder } from "../../platform/builder.ts";
import { CoinRateRef, CountryRatioRef } from "../prices/prices.schema.ts";
import { shopConfig, visitorCountry, type ShopConfig } from "./configuration.service.ts";

const ConfigRef = builder.objectRef<ShopConfig>("Config").implement({
  description:
    "What a shop is. Nothing here is secret or personal, and nothing changes from one hour to the next: clients may keep it for 12 hours. What must be current (providers, plans, prices to be paid) is asked for when it is needed.",
  fields: (t) => ({
    platform_key: t.exposeString("platform_key", {
      description: "The brand's key, such as `international`.",
    }),
    classifyDomain: t.exposeString("classifyDomain", {
      description: "The brand's host name, which tells its visitors and statistics from those of the others.",
    }),
    apiGraphQLUrl: t.exposeString("apiGraphQLUrl", {
      description: "Where every operation is sent, by POST.",
    }),
    cdnBaseUrl: t.exposeString("cdnBaseUrl", {
      description: "Origin of pictures and static files; no slash at the end.",
    }),
    countriesUrl: t.exposeString("countriesUrl", {
      description: "The countries file: a JSON list of `alpha2Code` and `nativeName`, cacheable for a day.",
    }),
    translationsUrl: t.exposeString("translationsUrl", {
      description:
        "The translation sheet; `?id=` takes a locale such as `ja-JP`, or brand and locale such as `partner/zh-CN`.",
    }),
    baseUrl: t.exposeString("baseUrl", { description: "Origin of the shop; no slash at the end." }),
    accountBaseUrl: t.exposeString("accountBaseUrl", { description: "Origin of the account site." }),
    payBaseUrl: t.exposeString("payBaseUrl", { description: "Origin of the pay site." }),
    currency_id: t.exposeString("currency_id", {
      description: "ISO 4217 code of the real money that the brand shows beside coins.",
    }),
    price_rate: t.expose("price_rate", {
      type: [CountryRatioRef],
      description:
        "Country ratios in basis points (10000 = 1). Countries that are not listed pay the `us` price.",
    }),
    coin_rate: t.expose("coin_rate", {
      type: [CoinRateRef],
      description: "What coins are worth, for display beside coin prices.",
    }),
  }),
});

builder.queryField("getConfig2", (t) =>
  t.field({
    type: ConfigRef,
    description:
      "What this shop is: brand values, addresses, rates. Clients may keep the answer for 12 hours.",
    args: {
      platform_key: t.arg.string({
        description:
          "The brand. Absent: the one whose page asks (`Origin`, else `Referer`). Unknown: `international`.",
      }),
    },
    resolve: (_parent, { platform_key }, context) => shopConfig(context, platform_key),
  }),
);

const IfConfigRef = builder.objectRef<{ readonly country: string | null }>("IfConfig").implement({
  description: "What the visitor's network tells. A guess, good for preselecting and nothing else.",
  fields: (t) => ({
    country: t.exposeString("country", {
      nullable: true,
      description:
        "ISO 3166-1 alpha-2 code in capitals; null when neither network nor locale names a country.",
    }),
  }),
});

builder.queryField("ifconfig", (t) =>
  t.field({
    type: IfConfigRef,
    description: "The visitor's country: by network address, else by the suffix of the locale, else null.",
    args: { locale: t.arg.string({ description: "The page's locale, such as `zh-TW`." }) },
    resolve: async (_parent, { locale }, context) => ({ country: await visitorCountry(context, locale) }),
  }),
);
