import type { AllTimeLow, PriceFacts, PriceRaise } from "@catnip/domain/prices";
import { builder } from "../../platform/builder.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { priceHistory, priceLows, type PriceHistory, type ToldPoint } from "./price-history.service.ts";

const PricePointRef = builder.objectRef<ToldPoint>("PricePoint").implement({
  description: "What a game cost from a moment on, until the next point.",
  fields: (t) => ({
    at: t.field({ type: "DateTime", description: "From when on.", resolve: ({ at_ms }) => new Date(at_ms) }),
    price: t.int({
      nullable: true,
      description: "List price, in meowcent. Null: the game had no price.",
      resolve: ({ price }) => price?.list ?? null,
    }),
    meowcent: t.int({
      nullable: true,
      description: "What had to be paid, before coupons, in meowcent. Null: the game had no price.",
      resolve: ({ price }) => price?.sale ?? null,
    }),
    percentage_discount: t.int({
      description: "Percent off the list price; 0 without a sale.",
      resolve: ({ price }) => price?.percent ?? 0,
    }),
    announced_percent: t.exposeInt("announced_percent", {
      description: "Percent off that could be announced then; 0: none.",
    }),
  }),
});

const AllTimeLowRef = builder.objectRef<AllTimeLow>("AllTimeLow").implement({
  description: "The lowest price a game ever had.",
  fields: (t) => ({
    meowcent: t.exposeInt("price", { description: "In meowcent." }),
    from: t.field({
      type: "DateTime",
      description: "When it last began to cost this.",
      resolve: ({ from_ms }) => new Date(from_ms),
    }),
    until: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it last stopped costing this. Null: it costs this now.",
      resolve: ({ until_ms }) => (until_ms === null ? null : new Date(until_ms)),
    }),
  }),
});

const PriceRaiseRef = builder.objectRef<PriceRaise>("PriceRaise").implement({
  description: "A rise of the list price.",
  fields: (t) => ({
    at: t.field({ type: "DateTime", description: "When.", resolve: ({ at_ms }) => new Date(at_ms) }),
    from: t.exposeInt("from", { description: "The list price before, in meowcent." }),
    to: t.exposeInt("to", { description: "The list price since, in meowcent." }),
  }),
});

const PriceLowsRef = builder.objectRef<PriceFacts>("PriceLows").implement({
  description: "What the price event log says about the price of a game in one country.",
  fields: (t) => ({
    lowest_30_days: t.exposeInt("lowest_30_days", {
      nullable: true,
      description:
        "Lowest price of the 30 days before the current reduction (before today without one), in meowcent: the prior price of Directive 98/6/EC, article 6a. Null: there was none.",
    }),
    announced_percent: t.exposeInt("announced_percent", {
      description: "Percent off, measured from `lowest_30_days`; 0: no reduction may be announced.",
    }),
    all_time_low: t.expose("all_time_low", {
      type: AllTimeLowRef,
      nullable: true,
      description: "Null: it never had a price.",
    }),
    raise: t.expose("raise", {
      type: PriceRaiseRef,
      nullable: true,
      description: "The latest rise of the list price. Null: it never rose.",
    }),
  }),
});

const PriceHistoryRef = builder.objectRef<PriceHistory>("PriceHistory").implement({
  description: "What a game has cost in one country.",
  fields: (t) => ({
    store_id: t.exposeInt("store_id", { description: "The game." }),
    country: t.exposeString("country", { description: "Two lower-case letters." }),
    countries: t.exposeStringList("countries", {
      description: "Countries whose price may differ: with a price or a ratio of their own, and `us`.",
    }),
    lows: t.expose("facts", { type: PriceLowsRef, description: "What it comes to." }),
    points: t.field({
      type: [PricePointRef],
      description: "Every change, oldest first.",
      resolve: ({ points }) => [...points],
    }),
  }),
});

builder.objectField(StoreRef, "price_lows", (t) =>
  t.field({
    type: PriceLowsRef,
    nullable: true,
    description: "Null where prices are hidden (see `store_price`), and for a game without a price.",
    args: { country: t.arg.string({ description: "Two letters; left out: `us`." }) },
    resolve: (store, { country }, context) =>
      store.store_price === null ? null : priceLows(context, store, country),
  }),
);

builder.queryField("getStorePriceHistory", (t) =>
  t.field({
    type: PriceHistoryRef,
    description: "What a game has cost in a country. Refusals: `store/not-found`.",
    args: {
      store_id: t.arg.int({ required: true, description: "The game." }),
      country: t.arg.string({ description: "Two letters; left out: `us`." }),
    },
    resolve: (_parent, { store_id, country }, context) => priceHistory(context, store_id, country),
  }),
);
