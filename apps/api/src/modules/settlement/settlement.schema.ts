import { SETTLEMENT_DIFFERENCES, SETTLEMENT_OUTCOMES } from "@catnip/domain/payments";
import { closedSet } from "../../platform/closed-set.ts";
import type { SettlementTotal } from "@catnip/domain/payments";
import { builder } from "../../platform/builder.ts";
import { pageWindow } from "../../platform/paging.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { FactKindRef } from "../top-ups/index.ts";
import {
  findSettlementDifferences,
  findSettlementReports,
  type DifferenceRow,
  type SettlementReport,
} from "./find-reports.ts";

const SettlementDifferenceKindRef = closedSet(
  "SettlementDifferenceKind",
  "payments",
  SETTLEMENT_DIFFERENCES,
  "How a provider's list and our books differ.",
);

const SettlementOutcomeRef = closedSet(
  "SettlementOutcome",
  "payments",
  SETTLEMENT_OUTCOMES,
  "`credited`: late, by the comparison; `case`: a person decides; `resolved`: credited otherwise or decided before.",
);

const TotalRef = builder.objectRef<SettlementTotal>("SettlementTotal").implement({
  description: "What both sides hold for a day, in one merchant account and currency.",
  fields: (t) => ({
    merchant_account: t.exposeString("merchant_account", { description: "Our account at the provider." }),
    currency_id: t.exposeString("currency_id", { description: "ISO 4217." }),
    provider_count: t.exposeInt("provider_count", { description: "Payments that the provider lists." }),
    provider_amount: t.exposeFloat("provider_amount", { description: "Their sum, in whole minor units." }),
    local_count: t.exposeInt("local_count", { description: "Payments that were credited here for them." }),
    local_amount: t.exposeFloat("local_amount", { description: "Their sum, in whole minor units." }),
  }),
});

const DifferenceRef = builder.objectRef<DifferenceRow>("SettlementDifference").implement({
  description: "Something that a provider's list and our books do not agree on.",
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Its number in the report." }),
    kind: t.expose("kind", { type: SettlementDifferenceKindRef, description: "How they differ." }),
    merchant_account: t.exposeString("merchant_account", { description: "The account it is about." }),
    order_no: t.exposeString("order_no", { description: "The order, as the provider names it." }),
    provider_txn_id: t.exposeString("provider_txn_id", {
      description: "By which the provider knows the money.",
    }),
    fact_kind: t.expose("fact_kind", { type: FactKindRef, description: "What the line states." }),
    found_currency_id: t.exposeString("found_currency_id", {
      nullable: true,
      description: "As the provider states it; null: it lists nothing.",
    }),
    found_amount: t.exposeFloat("found_amount", {
      nullable: true,
      description: "As the provider states it, in minor units.",
    }),
    expected_currency_id: t.exposeString("expected_currency_id", {
      nullable: true,
      description: "As our order says; null: we know of no such order.",
    }),
    expected_amount: t.exposeFloat("expected_amount", {
      nullable: true,
      description: "As our order says, in minor units.",
    }),
    outcome: t.expose("outcome", {
      type: SettlementOutcomeRef,
      nullable: true,
      description: "What came of it; null: it is being worked on.",
    }),
    case_uuid: t.exposeID("case_uuid", { nullable: true, description: "`PaymentCase.uuid`." }),
  }),
});

const ReportRef = builder.objectRef<SettlementReport>("SettlementReport").implement({
  description: "The comparison of a provider's day with our books. For finance and root.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the report." }),
    provider_key: t.exposeString("provider_key", { description: "`PaymentProvider.provider_key`." }),
    day: t.exposeString("day", { description: "In the provider's time zone, such as `2026-03-01`." }),
    starts_at: t.expose("starts_at", { type: "DateTime", description: "When this day began there." }),
    ends_at: t.expose("ends_at", { type: "DateTime", description: "When it was over." }),
    attempts: t.exposeInt("attempts", { description: "How often it was tried." }),
    tried_at: t.expose("tried_at", {
      type: "DateTime",
      nullable: true,
      description: "When it was tried last.",
    }),
    problem: t.exposeString("problem", {
      nullable: true,
      description: "Why the last attempt failed; it is tried again every hour.",
    }),
    finished_at: t.expose("finished_at", {
      type: "DateTime",
      nullable: true,
      description: "Since when it is final; null: it says nothing yet.",
    }),
    difference_count: t.exposeInt("difference_count", { description: "How many differences there are." }),
    open_count: t.exposeInt("open_count", {
      description: "For how many of them a case waits for a decision.",
    }),
    totals: t.field({
      type: [TotalRef],
      description: "What both sides hold.",
      resolve: ({ totals }) => [...totals],
    }),
    differences: t.field({
      type: [DifferenceRef],
      description: "A page of the differences.",
      args: {
        q: t.arg({ type: PageInputRef, description: "Only `page` counts; the order is fixed." }),
        limit: t.arg.int({ description: "At most 100; usually 20." }),
      },
      resolve: async ({ uuid }, { q, limit }, { db }) => [
        ...(await findSettlementDifferences(db, uuid, pageWindow(q, limit))),
      ],
    }),
  }),
});

builder.queryField("findSettlementReport", (t) =>
  t.field({
    type: [ReportRef],
    description: "The daily comparisons with the providers, the latest day first. For finance and root.",
    args: {
      uuid: t.arg.id({ description: "Only this one." }),
      provider_key: t.arg.string({ description: "Only those of a provider." }),
      day: t.arg.string({ description: "Only those of a day, such as `2026-03-01`." }),
      q: t.arg({ type: PageInputRef, description: "Only `page` counts; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, { uuid, provider_key, day, q, limit }, { db }) => [
      ...(await findSettlementReports(db, { uuid, providerKey: provider_key, day }, pageWindow(q, limit))),
    ],
  }),
);
