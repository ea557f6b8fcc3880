import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { addPayoutBatch } from "./add-batch.ts";
import { approvePayoutBatch } from "./approve-batch.ts";
import { payoutsIn, type PayoutBatch } from "./batch-row.ts";
import { exportPayoutBatch, findPayoutBatches, findPayouts, type BankFile } from "./find-payouts.ts";
import { whyUnwritable } from "./bank-name.ts";
import type { PayoutRow } from "./payout-row.ts";
import { BankAccountInputRef, BankAccountRef, PayoutRef, PayoutStateRef } from "./payouts.schema.ts";
import { returnPayout } from "./return-payout.ts";
import { settlePayoutBatch } from "./settle-payouts.ts";

const REASON = "For the audit log, at most 500 characters.";

const RefusalRef = builder.objectRef<PayoutRow>("PayoutRefusal").implement({
  description: "A payout that could not be put into a batch.",
  fields: (t) => ({
    payout: t.field({
      type: PayoutRef,
      description: "It stays requested. Return it, so that its creator can enter the account again.",
      resolve: (payout) => payout,
    }),
    holder: t.string({
      description: "Whom the bank would have to pay.",
      resolve: ({ account }) => account.holder,
    }),
    message: t.string({
      description: "Why, in English: the characters that no bank carries, and what could stand instead.",
      resolve: ({ account }) => whyUnwritable(account.holder, account.country),
    }),
  }),
});

const BatchRef = builder.objectRef<PayoutBatch>("PayoutBatch").implement({
  description: "Payouts that go to the bank together. For finance and root.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Client-made." }),
    currency_id: t.exposeString("currency_id", { description: "Of all its payouts." }),
    source: t.expose("source", { type: BankAccountRef, description: "The account that pays." }),
    execute_on: t.exposeString("execute_on", { description: "The day on which the bank is to pay." }),
    worth: t.expose("worth", { type: "Amount", description: "All its payouts, in meowcent." }),
    needs_approval: t.exposeBoolean("needs_approval", {
      description: "Whether a second person has to approve it.",
    }),
    created_by: t.exposeID("created_by", { description: "Who made it." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was made." }),
    approved_by: t.exposeID("approved_by", { nullable: true, description: "Who approved it." }),
    approved_at: t.expose("approved_at", { type: "DateTime", nullable: true, description: "When." }),
    payouts: t.field({
      type: [PayoutRef],
      description: "Its payouts, those that came back included.",
      resolve: async ({ uuid }, _args, context) => [...(await payoutsIn(context.db, uuid))],
    }),
    refused: t.field({
      type: [RefusalRef],
      description:
        "In the answer of `addPayoutBatch`: payouts that were left out, because no bank can write the name of their account's holder. Else empty.",
      resolve: ({ refused }) => [...(refused ?? [])],
    }),
  }),
});

const BankFileRef = builder.objectRef<BankFile>("PayoutBankFile").implement({
  description: "A batch as files for a bank.",
  fields: (t) => ({
    xml: t.exposeString("xml", { description: "ISO 20022, pain.001.001.09." }),
    csv: t.exposeString("csv", { description: "RFC 4180." }),
  }),
});

builder.queryField("findPayoutRequest", (t) =>
  t.field({
    type: [PayoutRef],
    description: "Payouts of all creators, newest first. For finance and root.",
    args: {
      state: t.arg({ type: PayoutStateRef, description: "Only these." }),
      currency_id: t.arg.string({ description: "Only those paid in this currency." }),
      q: t.arg({ type: PageInputRef, description: "`page` only; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, args, context) => [...(await findPayouts(context, args))],
  }),
);

builder.queryField("findPayoutBatch", (t) =>
  t.field({
    type: [BatchRef],
    description: "Batches of payouts, newest first. For finance and root.",
    args: {
      q: t.arg({ type: PageInputRef, description: "`page` only; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, { q, limit }, context) => [...(await findPayoutBatches(context, q, limit))],
  }),
);

builder.queryField("exportPayoutBatch", (t) =>
  t.field({
    type: BankFileRef,
    description:
      "A batch for the bank, without payouts that came back. `auth/forbidden` until it has the approval it needs, `pay/holder-characters` while a payout of before is in it whose holder no bank can write: return that one.",
    args: { uuid: t.arg.id({ required: true, description: "The batch." }) },
    resolve: (_parent, { uuid }, context) => exportPayoutBatch(context, uuid),
  }),
);

builder.mutationField("addPayoutBatch", (t) =>
  t.field({
    type: BatchRef,
    description:
      "Puts requested payouts of one currency together. Above 1,000 coins within 24 hours by one person, or for one creator, a second person has to approve. Refusals: `auth/forbidden` for one's own earnings, `request/version-conflict` for a payout that is not requested any more, `pay/insufficient-balance` where refunds have taken more than the creator has left, `pay/holder-characters` where no bank can write the paying account's holder, or any of the payees.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made; the same batch again is answered again." }),
      request_uuid: t.arg.idList({ required: true, description: "1 to 500 payouts." }),
      source: t.arg({
        type: BankAccountInputRef,
        required: true,
        description: "The shop's account that pays.",
      }),
      execute_on: t.arg.string({
        required: true,
        description: "A day such as `2026-03-01`, today at the earliest.",
      }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: (_parent, args, context) => addPayoutBatch(context, args),
  }),
);

const decision = {
  uuid: { required: true, description: "The batch." },
  reason: { required: true, description: REASON },
} as const;

builder.mutationField("approvePayoutBatch", (t) =>
  t.field({
    type: BatchRef,
    description:
      "Approves a batch that another member of staff made. `auth/forbidden` for its maker and for a creator who is paid by it, `input/invalid` for one that needs no approval.",
    args: { uuid: t.arg.id(decision.uuid), reason: t.arg.string(decision.reason) },
    resolve: (_parent, args, context) => approvePayoutBatch(context, args),
  }),
);

builder.mutationField("settlePayoutBatch", (t) =>
  t.field({
    type: BatchRef,
    description:
      "The bank has paid all payouts of a batch that did not come back. Again, it changes nothing.",
    args: { uuid: t.arg.id(decision.uuid), reason: t.arg.string(decision.reason) },
    resolve: (_parent, args, context) => settlePayoutBatch(context, args),
  }),
);

builder.mutationField("returnPayout", (t) =>
  t.field({
    type: PayoutRef,
    description:
      "A payout is refused or came back: its earnings are payable again. Once its batch may have gone to the bank, `bank_reference` is needed. Above 1,000 coins within a day by one person, or for one creator, someone else has to send the same reference; until then `state` stays, and `return_reference` has it. `input/invalid` without the reference, `request/version-conflict` for one that was cancelled.",
    args: {
      uuid: t.arg.id({ required: true, description: "The payout." }),
      bank_reference: t.arg.string({
        description:
          "How the bank numbers its message that it did not pay, or that the money came back; at most 64 characters.",
      }),
      reason: t.arg.string(decision.reason),
    },
    resolve: (_parent, args, context) => returnPayout(context, args),
  }),
);
