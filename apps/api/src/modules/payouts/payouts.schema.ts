import { ACCOUNT_SCHEMES, PAYOUT_STATES, type BankAccount } from "@catnip/domain/payouts";
import { builder } from "../../platform/builder.ts";
import { closedSet } from "../../platform/closed-set.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import type { SentCode } from "../accounts/index.ts";
import { findOwnPayouts } from "./find-payouts.ts";
import {
  findPayoutAccount,
  sendPayoutAccountCode,
  setPayoutAccount,
  type PayoutAccount,
} from "./payout-accounts.ts";
import type { PayoutRow } from "./payout-row.ts";
import { requestPayout } from "./request-payout.ts";
import { cancelPayout } from "./cancel-payout.ts";

const SchemeRef = closedSet(
  "AccountScheme",
  "payouts",
  ACCOUNT_SCHEMES,
  "How a bank account is named: by its IBAN, or by the number its bank uses in a country without IBANs.",
);

export const PayoutStateRef = closedSet(
  "PayoutState",
  "payouts",
  PAYOUT_STATES,
  "`requested` by the creator, `batched` for a transfer, `settled` by the bank; `returned` by finance or the bank, `cancelled` by the creator.",
);

export const BankAccountRef = builder.objectRef<BankAccount>("BankAccount").implement({
  description: "A bank account.",
  fields: (t) => ({
    holder: t.exposeString("holder", { description: "Whose it is, as the bank gets it." }),
    scheme: t.expose("scheme", { type: SchemeRef, description: "How it is named." }),
    country: t.exposeString("country", { description: "Of the bank, ISO 3166-1 in capitals." }),
    currency_id: t.exposeString("currency_id", { description: "ISO 4217." }),
    number: t.exposeString("number", { description: "The IBAN or the local number." }),
    bank_code: t.exposeString("bank_code", {
      nullable: true,
      description: "How its country names the bank.",
    }),
    bic: t.exposeString("bic", { nullable: true, description: "ISO 9362." }),
  }),
});

export const BankAccountInputRef = builder.inputType("BankAccountInput", {
  description: "A bank account. Spaces, hyphens and small letters are understood.",
  fields: (t) => ({
    holder: t.string({
      required: true,
      description:
        "At most 70 characters, of those that banks carry: the letters A to Z, digits, spaces and / - ? : ( ) . , ' +.",
    }),
    scheme: t.field({ type: SchemeRef, required: true, description: "`iban` wherever there is one." }),
    country: t.string({ description: "Of the bank; an IBAN says it by itself." }),
    currency_id: t.string({ required: true, description: "ISO 4217." }),
    number: t.string({
      required: true,
      description: "The IBAN with correct check digits, or 4 to 34 letters and digits.",
    }),
    bank_code: t.string({ description: "Needed for a local number, refused for an IBAN." }),
    bic: t.string({ description: "8 or 11 characters." }),
  }),
});

export const PayoutRef = builder.objectRef<PayoutRow>("PayoutRequest").implement({
  description: "Earnings on their way to a bank account.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Client-made; what the bank statement says, without hyphens." }),
    creator_uuid: t.exposeID("creator_uuid", { description: "Whose earnings they are." }),
    state: t.expose("state", { type: PayoutStateRef, description: "How far it has come." }),
    amount: t.expose("amount", { type: "Amount", description: "In meowcent." }),
    currency_id: t.exposeString("currency_id", { description: "What it is paid in." }),
    minor_per_100_coins: t.exposeInt("minor_per_100_coins", {
      description: "The rate of `created_at`: minor units for 100 coins.",
    }),
    pay_amount: t.expose("pay_amount", {
      type: "Amount",
      description: "`amount` at that rate, in minor units.",
    }),
    account: t.expose("account", {
      type: BankAccountRef,
      description: "As it was when the payout was requested.",
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was requested." }),
    return_reference: t.exposeString("return_reference", {
      nullable: true,
      description:
        "How the bank numbers its message that the payout came back, as finance last stated it. Unless `state` is `returned`, a second person is waited for.",
    }),
  }),
});

const PayoutAccountRef = builder.objectRef<PayoutAccount>("PayoutAccount").implement({
  description: "Where a creator is paid.",
  fields: (t) => ({
    account: t.expose("account", { type: BankAccountRef, description: "The bank account." }),
    payouts_from: t.expose("payouts_from", {
      type: "DateTime",
      description: "From when on payouts to it can be requested: seven days after it was set or changed.",
    }),
  }),
});

const PayoutAccountCodeRef = builder.objectRef<SentCode>("PayoutAccountCode").implement({
  description: "A code to set the bank account with was mailed.",
  fields: (t) => ({
    code_seconds: t.exposeInt("code_seconds", { description: "How long the code goes on being good." }),
    resend_seconds: t.exposeInt("resend_seconds", {
      description: "After how long another one may be asked for.",
    }),
  }),
});

builder.queryField("getPayoutAccount", (t) =>
  t.field({
    type: PayoutAccountRef,
    nullable: true,
    description: "Where the signed-in creator is paid; null until they said.",
    resolve: (_parent, _args, context) => findPayoutAccount(context),
  }),
);

builder.mutationField("sendPayoutAccountCode", (t) =>
  t.field({
    type: PayoutAccountCodeRef,
    description:
      "Mails the signed-in creator a code for `setPayoutAccount`, which is good only for the sign-in that asked. Within a minute of the last one nothing is sent.",
    resolve: (_parent, _args, context) => sendPayoutAccountCode(context),
  }),
);

builder.mutationField("setPayoutAccount", (t) =>
  t.field({
    type: PayoutAccountRef,
    description:
      "Where payouts go that are requested from `payouts_from` on; those requested before keep the account they named. The creator is told by mail. The same account again changes nothing. `input/invalid` names the field. `pay/holder-characters` has the `characters` of the name that no bank carries, and in `proposal` how it could be written, or null: the creator agrees by sending that, or what else the bank has. After five wrong codes `auth/too-many-requests`: a new one is needed.",
    args: {
      account: t.arg({ type: BankAccountInputRef, required: true, description: "The account." }),
      code: t.arg.string({
        required: true,
        description: "The eight digits of the mail that `sendPayoutAccountCode` sent.",
      }),
    },
    resolve: (_parent, args, context) => setPayoutAccount(context, args),
  }),
);

builder.queryField("findPayoutRequestByMe", (t) =>
  t.field({
    type: [PayoutRef],
    description: "The payouts of the signed-in creator, newest first.",
    args: {
      state: t.arg({ type: PayoutStateRef, description: "Only these." }),
      q: t.arg({ type: PageInputRef, description: "`page` only; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, args, context) => [...(await findOwnPayouts(context, args))],
  }),
);

builder.mutationField("addPayoutRequest", (t) =>
  t.field({
    type: PayoutRef,
    description:
      "Has earnings paid out, at today's rate. Refusals: `pay/insufficient-balance` with the `balance` that can be requested, `pay/account-waiting` with `payouts_from` while the account waits, `input/invalid` for `amount` below `min`, for `account` until there is one, and for `currency_id` without a rate.",
    args: {
      uuid: t.arg.id({
        required: true,
        description: "Client-made; the same request again is answered again.",
      }),
      amount: t.arg({ type: "Amount", required: true, description: "In meowcent." }),
    },
    resolve: (_parent, args, context) => requestPayout(context, args),
  }),
);

builder.mutationField("cancelPayoutRequest", (t) =>
  t.field({
    type: PayoutRef,
    description: "Takes a payout back. `request/version-conflict` once finance has it in a batch.",
    args: { uuid: t.arg.id({ required: true, description: "The payout." }) },
    resolve: (_parent, { uuid }, context) => cancelPayout(context, uuid),
  }),
);
