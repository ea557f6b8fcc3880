import { inFile, type Weakening } from "../weakening.ts";

const CASES = "reviews/cases/cases.test.ts";
const TOGETHER = "wallets/second-person/second-person.test.ts";
const CONFIRM = "reviews/offline/confirm-payment.test.ts";

/** What people may decide about money, and how many of them it takes. */
export const STAFF_WEAKENINGS: readonly Weakening[] = [
  ...inFile("reviews/cases/first-decision.ts", [
    [
      "case-second-person-is-the-first",
      "one person decides twice about a large sum",
      "    row.first_by !== actor.uuid &&\n",
      "",
      CASES,
    ],
  ]),
  ...inFile("reviews/cases/decide-case.ts", [
    [
      "case-alone-above-the-limit",
      "one person credits any sum",
      '(await needsSecondPerson(tx, services.config, "credit", intended))',
      "coin < 0",
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
  ...inFile("reviews/offline/confirm-payment.ts", [
    [
      "confirm-alone-above-the-limit",
      "one person confirms any sum",
      '(await needsSecondPerson(tx, services.config, "credit", intended))',
      "payment.coin < 0",
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
      "staff confirm less than was ordered, and everything is credited",
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
  ...inFile("wallets/second-person/needs-second-person.ts", [
    [
      "alone-at-once",
      "acts at the same moment are not added up",
      "  await lockActs(tx, kind, [intended.actor_uuid, ...beneficiaries]);\n",
      "",
      TOGETHER,
    ],
    [
      "alone-for-one-by-many",
      "many people do small acts for one beneficiary",
      "where kind = $1 and at > $2 and (actor_uuid = $3 or beneficiary_uuid = any($4::uuid[]))",
      "where kind = $1 and at > $2 and actor_uuid = $3 and $4::uuid[] is not null",
      TOGETHER,
    ],
  ]),
  ...inFile("sql/wallets-second-person.sql", [
    [
      "alone-cases-forgotten",
      "decisions about cases do not count",
      "select 'credit', min(c.decided_by::text)::uuid, p.user_uuid, p.coin, min(c.decided_at)",
      "select 'credit', min(c.decided_by::text)::uuid, p.user_uuid, 0 * p.coin, min(c.decided_at)",
      TOGETHER,
    ],
  ]),
];
