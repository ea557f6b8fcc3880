import { SALE_PROBLEMS } from "@catnip/domain/payments";
import { builder } from "../../../platform/builder.ts";
import { closedSet } from "../../../platform/closed-set.ts";
import { pageWindow } from "../../../platform/paging.ts";
import { PageInputRef } from "../../../platform/shared-types.ts";
import { requireRole } from "../../../platform/viewer.ts";
import { importVoucherSales, type ImportedSales, type OddSale } from "./import-voucher-sales.ts";
import { issueVouchers } from "./issue-vouchers.ts";
import { mintVouchers } from "./mint-vouchers.ts";
import { voidVouchers } from "./void-vouchers.ts";
import { voucherBatches, type VoucherBatch } from "./voucher-batch.ts";

const REASON = "Why, for the audit log; at most 500 characters.";

const VoucherBatchRef = builder.objectRef<VoucherBatch>("VoucherBatch").implement({
  description: "Vouchers minted together, each of which pays for one top-up. For finance and root.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Client-made." }),
    provider_key: t.exposeString("provider_key", { description: "Whose shop sells them." }),
    plan_id: t.exposeID("plan_id", { description: "The plan they pay for." }),
    currency_id: t.exposeString("currency_id", { description: "ISO 4217." }),
    pay_amount: t.exposeInt("pay_amount", { description: "Price of one, in minor units." }),
    coin: t.exposeInt("coin", { description: "Coins that one brings, in meowcent." }),
    count: t.exposeInt("count", { description: "How many there are." }),
    worth: t.expose("worth", { type: "Amount", description: "Most that all can cost, in meowcent." }),
    expires_at: t.expose("expires_at", { type: "DateTime", description: "Good before this moment." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When they were minted." }),
    created_by: t.exposeID("created_by", { nullable: true, description: "By whom; null: the installation." }),
    needs_approval: t.exposeBoolean("needs_approval", {
      description: "Whether someone else has to issue them.",
    }),
    issued_at: t.expose("issued_at", {
      type: "DateTime",
      nullable: true,
      description: "Since when they are good; null: not yet.",
    }),
    issued_by: t.exposeID("issued_by", { nullable: true, description: "By whom." }),
    redeemed: t.exposeInt("redeemed", { description: "How many paid for something." }),
    voided: t.exposeInt("voided", { description: "How many staff ended." }),
    sold: t.exposeInt("sold", { description: "How many the shop's exports say were sold." }),
    redeemed_unsold: t.exposeInt("redeemed_unsold", {
      description: "Redeemed without a sale: a leak, or an export that has not been imported.",
    }),
  }),
});

const MintedRef = builder
  .objectRef<{ readonly batch: VoucherBatch; readonly codes: readonly string[] }>("MintedVouchers")
  .implement({
    description: "New vouchers. The codes are shown this once.",
    fields: (t) => ({
      batch: t.expose("batch", { type: VoucherBatchRef, description: "What they are." }),
      codes: t.field({
        type: ["String"],
        description: "To be put into the shop.",
        resolve: ({ codes }) => [...codes],
      }),
    }),
  });

const SaleProblemRef = closedSet(
  "VoucherSaleProblem",
  "payments",
  SALE_PROBLEMS,
  "How a sale disagrees with our vouchers.",
);

const OddSaleRef = builder.objectRef<OddSale>("OddVoucherSale").implement({
  description: "A sale that staff have to look at.",
  fields: (t) => ({
    shop_order_id: t.exposeString("shop_order_id", { description: "The shop's number of the order." }),
    problem: t.expose("problem", { type: SaleProblemRef, description: "What does not agree." }),
  }),
});

const ImportedSalesRef = builder.objectRef<ImportedSales>("ImportedVoucherSales").implement({
  description: "What an export of the shop says. For finance and root.",
  fields: (t) => ({
    provider_key: t.exposeString("provider_key", { description: "Whose shop." }),
    added: t.exposeInt("added", { description: "Sales that agree and were not known." }),
    known: t.exposeInt("known", { description: "Sales imported before." }),
    odd: t.field({
      type: [OddSaleRef],
      description: "Sales that do not agree.",
      resolve: ({ odd }) => [...odd],
    }),
  }),
});

builder.queryField("findVoucherBatch", (t) =>
  t.field({
    type: [VoucherBatchRef],
    description: "Batches of vouchers, newest first.",
    args: {
      q: t.arg({ type: PageInputRef, description: "Which page." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, { q, limit }, { db }) => [...(await voucherBatches(db, pageWindow(q, limit)))],
  }),
);

builder.mutationField("mintVouchers", (t) =>
  t.field({
    type: MintedRef,
    description:
      "Mints vouchers for a plan. They are good for nothing until `issueVouchers`. Refusals: `input/invalid`, `request/id-conflict`.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made; used once." }),
      provider_key: t.arg.string({ required: true, description: "Whose shop will sell them." }),
      plan_id: t.arg.id({ required: true, description: "`RechargePlan.id`, on offer." }),
      count: t.arg.int({ required: true, description: "1 to 1,000." }),
      expires_at: t.arg({ type: "DateTime", required: true, description: "Good before this moment." }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: async (_parent, args, context) =>
      mintVouchers(context, await requireRole(context, "finance", "root"), args),
  }),
);

builder.mutationField("issueVouchers", (t) =>
  t.field({
    type: VoucherBatchRef,
    description:
      "Makes the vouchers of a batch good. Refusals: `input/invalid`, `quest/own-codes` where someone else has to.",
    args: {
      uuid: t.arg.id({ required: true, description: "`VoucherBatch.uuid`." }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: async (_parent, args, context) =>
      issueVouchers(context, await requireRole(context, "finance", "root"), args),
  }),
);

builder.mutationField("voidVouchers", (t) =>
  t.field({
    type: VoucherBatchRef,
    description: "Ends vouchers for good, except those already redeemed. Refusal: `input/invalid`.",
    args: {
      uuid: t.arg.id({ required: true, description: "`VoucherBatch.uuid`." }),
      codes: t.arg.stringList({ description: "Only these codes of the batch; absent: all." }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: async (_parent, args, context) =>
      voidVouchers(context, await requireRole(context, "finance", "root"), args),
  }),
);

builder.mutationField("importVoucherSales", (t) =>
  t.field({
    type: ImportedSalesRef,
    description:
      "Compares the shop's export of its orders with our vouchers. Importing it again changes nothing. Refusal: `input/invalid`, naming the line in its message.",
    args: {
      provider_key: t.arg.string({ required: true, description: "Whose shop." }),
      csv: t.arg.string({ required: true, description: "The export, at most 500,000 characters." }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: async (_parent, args, context) =>
      importVoucherSales(context, await requireRole(context, "finance", "root"), args),
  }),
);
