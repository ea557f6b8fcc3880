import { inFile, type Weakening } from "../weakening.ts";

const CASES = "payments/cases/cases.test.ts";
const CONFIRM = "payments/offline/confirm-payment.test.ts";

/** What people may decide about money, and how many of them it takes. */
export const STAFF_WEAKENINGS: readonly Weakening[] = [
  ...inFile("payments/cases/first-decision.ts", [
    [
      "case-second-person-is-the-first",
      "one person decides twice about a large sum",
      "    row.first_by !== actor.uuid &&\n",
      "",
      CASES,
    ],
  ]),
  ...inFile("payments/cases/decide-case.ts", [
    [
      "case-alone-above-the-limit",
      "one person credits any sum",
      "if (coin > CREDIT_ALONE_MAX && !isSecond(row, actor, input)) {",
      "if (coin < 0 && !isSecond(row, actor, input)) {",
      CASES,
    ],
    [
      "case-of-ones-own",
      "staff decide about their own money",
      "if (owner === actor.uuid)\n",
      'if (owner === "")\n',
      CASES,
    ],
  ]),
  ...inFile("payments/offline/confirm-payment.ts", [
    [
      "confirm-alone-above-the-limit",
      "one person confirms any sum",
      "const needsSecond = payment.coin > CREDIT_ALONE_MAX && ",
      "const needsSecond = payment.coin < 0 && ",
      CONFIRM,
    ],
    [
      "confirm-second-person-is-the-first",
      "one person confirms twice",
      "and currency_id = $4 and pay_amount = $5 and confirmed_by <> $6 limit 1",
      "and currency_id = $4 and pay_amount = $5 and $6::uuid is not null limit 1",
      CONFIRM,
    ],
    [
      "confirm-ones-own",
      "staff confirm their own payment",
      "if (payment.user_uuid === actor.uuid)\n",
      'if (payment.user_uuid === "")\n',
      CONFIRM,
    ],
    [
      "confirm-stated-amount",
      "staff confirm less than was asked for, and everything is credited",
      "amount: { currency: stated.currency, minor: stated.minor },",
      "amount: { currency: payment.currency_id, minor: payment.pay_amount },",
      CONFIRM,
    ],
    [
      "confirm-one-receipt-twice",
      "one receipt pays for two payments",
      "providerTxnId: `${stated.channel}:${stated.externalRef}`,",
      "providerTxnId: `${payment.order_no}:${stated.externalRef}`,",
      CONFIRM,
    ],
  ]),
];
