import { inFile, inTables, type Weakening } from "../weakening.ts";

const PAYOUTS = "payouts/payouts.test.ts";
const RELEASE = "payouts/release-earnings.test.ts";

/** What creators earn, and how it leaves. */
export const PAYOUT_WEAKENINGS: readonly Weakening[] = [
  ...inFile("sql/payouts.sql", [
    [
      "release-too-early",
      "earnings are released before games can no longer be given back",
      "and y.created_at > p_until),",
      "and y.created_at > p_now),",
      RELEASE,
    ],
    [
      "release-of-refunded-sales",
      "sales that were given back are paid out",
      "select coalesce(sum(e.amount), 0), max(e.id) into v_corrections, v_correction_entry",
      "select 0 * coalesce(sum(e.amount), 0), max(e.id) into v_corrections, v_correction_entry",
      RELEASE,
    ],
  ]),
  ...inFile("payouts/request-payout.ts", [
    [
      "payout-above-payable",
      "more is paid out than was earned",
      "if (amount > balances.requestable)\n",
      "if (amount > balances.requestable * 10)\n",
      PAYOUTS,
    ],
    [
      "payout-id-reused",
      "one id stands for two payouts",
      "if (before.creator_uuid !== creator || before.amount !== amount) throw conflict();",
      "",
      PAYOUTS,
    ],
  ]),
  ...inFile("payouts/approve-batch.ts", [
    [
      "payout-approved-by-its-maker",
      "the maker of a batch approves it",
      "if (batch.created_by === actor.uuid)\n",
      'if (batch.created_by === "")\n',
      PAYOUTS,
    ],
  ]),
  ...inFile("payouts/add-batch.ts", [
    [
      "payout-alone-above-the-limit",
      "one person sends any sum to the bank",
      "worth: payout.amount }))",
      "worth: 0 * payout.amount }))",
      PAYOUTS,
    ],
    ["payout-of-debts", "who owes refunds is paid", "  await expectNoDebts(tx, payouts);\n", "", PAYOUTS],
  ]),
  ...inFile("payouts/settle-payouts.ts", [
    [
      "payout-settled-before-approval",
      "an unapproved batch is paid",
      "    expectApproved(batch);\n",
      "",
      PAYOUTS,
    ],
  ]),
  ...inFile("payouts/return-payout.ts", [
    [
      "payout-undone-without-the-bank",
      "a payout that was paid is undone without the bank's number",
      'if (isSent && reference === null) throw invalid("bank_reference");',
      "",
      PAYOUTS,
    ],
    [
      "payout-undone-by-one",
      "one person undoes what two paid",
      "return !(await needsSecondPerson(",
      "return !(await (async (..._: unknown[]) => false)(",
      PAYOUTS,
    ],
    [
      "payout-undone-twice-by-one",
      "one person is their own second",
      "and bank_reference = $2 and stated_by <> $3 limit 1",
      "and bank_reference = $2 and $3::uuid is not null limit 1",
      PAYOUTS,
    ],
  ]),
  ...inTables([
    [
      "payout-approval-of-ones-own",
      "the database accepts an approval by the batch's maker",
      "alter table payout_batches drop constraint payout_batches_approval",
      "wallets/table-guards.test.ts",
    ],
  ]),
];
