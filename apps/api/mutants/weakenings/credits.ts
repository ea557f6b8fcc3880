import { inFile, inTables, type Weakening } from "../weakening.ts";

const FACTS = "top-ups/apply-fact.test.ts";
const START = "top-ups/start-payment.test.ts";
const SWEEP = "top-ups/sweep-payments.test.ts";

/** How top-ups become coins. */
export const CREDIT_WEAKENINGS: readonly Weakening[] = [
  ...inFile("top-ups/apply-fact.ts", [
    [
      "credit-without-payment-lock",
      "the same success, sent twice at once, credits twice",
      "Promise<FactOutcome> {\n  const { rows } = await client.query<PaymentRow>(\n    `select ${PAYMENT_COLUMNS} from payments where order_no = $1 for update`",
      "Promise<FactOutcome> {\n  const { rows } = await client.query<PaymentRow>(\n    `select ${PAYMENT_COLUMNS} from payments where order_no = $1`",
      FACTS,
    ],
    [
      "credit-the-stated-amount",
      "coins are credited by the money paid",
      "const { currency_id, pay_amount, net_amount, tax_amount, coin, silver } = payment;",
      "const { currency_id, pay_amount, net_amount, tax_amount, silver } = payment;\n  const coin = pay_amount;",
      FACTS,
    ],
    [
      "credit-another-currency",
      "the same number in another currency credits",
      "currency_id: fact.amount.currency,",
      "currency_id: payment.currency_id,",
      FACTS,
    ],
    [
      "credit-another-amount",
      "less money than ordered credits everything",
      "pay_amount: fact.amount.minor,",
      "pay_amount: payment.pay_amount,",
      FACTS,
    ],
    [
      "credit-more-than-asked",
      "more money than ordered is silently kept",
      "pay_amount: fact.amount.minor,",
      "pay_amount: Math.min(fact.amount.minor, payment.pay_amount),",
      FACTS,
    ],
    [
      "credit-another-merchant",
      "money to another merchant's account credits",
      "merchant_account: fact.merchantAccount,",
      "merchant_account: payment.merchant_account,",
      FACTS,
    ],
    [
      "credit-another-provider",
      "another provider's statement credits",
      "provider_key: fact.provider,",
      "provider_key: payment.provider_key,",
      FACTS,
    ],
    [
      "credit-deleted-player",
      "coins of a deleted player go into an orphaned wallet",
      "userIsGone\n      ? {",
      "userIsGone && coin < 0\n      ? {",
      FACTS,
    ],
    [
      "credit-as-a-gift",
      "bought coins count as given",
      'meowcent: { origin: "paid", paid_minor: pay_amount, paid_currency: currency_id },',
      'meowcent: { origin: "grant" },',
      FACTS,
    ],
  ]),
  ...inTables([
    [
      "credit-transaction-not-unique",
      "one transaction pays for two orders at once",
      "alter table payment_credits drop constraint payment_credits_provider_txn",
      FACTS,
      [
        {
          file: "top-ups/apply-fact.ts",
          from: "on conflict (provider, provider_txn_id) do nothing",
          to: "on conflict do nothing",
        },
      ],
    ],
    [
      "message-not-unique",
      "a repeated message is stored each time",
      "alter table provider_events drop constraint provider_events_dedupe",
      "top-ups/notify.http.test.ts",
      [
        {
          file: "top-ups/notify.http.ts",
          from: "on conflict (provider, dedupe_key) do update set deliveries = provider_events.deliveries + 1",
          to: "on conflict do nothing",
        },
      ],
    ],
  ]),
  ...inFile("top-ups/notify.http.ts", [
    [
      "message-key-ignored",
      "a repeated message is stored each time",
      'createHash("sha256").update(body).digest("hex"),',
      'createHash("sha256").update(String(Math.random())).digest("hex"),',
      "top-ups/notify.http.test.ts",
    ],
    [
      "unsigned-message-believed",
      "anyone credits themselves with an unsigned message",
      "if (isProof(provider)) return verdict;",
      'if (provider.key !== "") return verdict;',
      "top-ups/own-page-steps.test.ts",
    ],
  ]),
  ...inFile("top-ups/start-payment.ts", [
    [
      "start-at-any-price",
      "a link names its own price",
      "price?.total === payload.pay_amount &&",
      "plan.pay_amount > 0 &&",
      START,
    ],
    [
      "start-in-any-currency",
      "a link swaps the currency of a plan",
      "plan?.currency_id === payload.currency_id &&",
      "plan !== undefined &&",
      START,
    ],
    [
      "start-for-any-coins",
      "a link names how many coins it gives",
      "plan.coin === payload.amount;",
      "plan.coin > 0;",
      START,
    ],
    [
      "start-a-disabled-plan",
      "a plan that was taken off the shelf is sold",
      "where id = $1 and enable",
      "where id = $1",
      START,
    ],
    [
      "start-by-a-closed-way",
      "a provider that is off is paid with",
      "if (!provider || !isOpen)",
      "if (!provider)",
      START,
    ],
    [
      "start-silver-of-no-brand",
      "a brand without silver gives some",
      "silver: bonusSilver(plan.silver, features),",
      "silver: features ? plan.silver : 0,",
      "top-ups/brand-rules.test.ts",
    ],
  ]),
  ...inFile("top-ups/open-ways.ts", [
    [
      "way-open-while-off",
      "a provider that staff switched off goes on taking money",
      "and p.state = 0 and m.method = $3",
      "and m.method = $3",
      START,
    ],
    [
      "way-switches-ignored",
      "a switch for a brand, method or country does nothing",
      "return !isSwitchedOff(open.switches.off ?? [], {",
      "return !isSwitchedOff([], {",
      "providers/switch-providers.test.ts",
    ],
  ]),
  ...inFile("top-ups/sweep-payments.ts", [
    [
      "sweep-expires-while-away",
      "a payment expires while its provider cannot be reached",
      'if (said === "unavailable") return "no answer";',
      "",
      SWEEP,
    ],
  ]),
];
