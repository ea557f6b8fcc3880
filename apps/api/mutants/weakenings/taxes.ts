import { inFile, together, type Weakening } from "../weakening.ts";

const TAX = "top-ups/top-up-tax.test.ts";
const SHOWN = "top-ups/top-up-tax-shown.test.ts";
const ODD_MONEY = "top-ups/top-up-tax-odd-money.test.ts";
const REFUNDED = "top-ups/money-back/refunded-tax.test.ts";

/** Taxes that are added to top-ups. */
export const TAX_WEAKENINGS: readonly Weakening[] = [
  ...inFile("top-ups/start-payment.ts", [
    [
      "tax-without-showing",
      "a tax is charged that the player was not shown",
      "price?.total === payload.pay_amount",
      "(price?.total === payload.pay_amount || price?.net === payload.pay_amount)",
      `${SHOWN} > a tax that was not shown is not charged`,
    ],
  ]),
  ...inFile("top-ups/top-up-tax.ts", [
    [
      "tax-on-vouchers",
      "a voucher that was paid for asks for a tax again",
      "provider?.vouchers === undefined",
      "provider !== undefined",
      `${TAX} > a voucher includes everything`,
    ],
    [
      "tax-of-another-time",
      "a rule that is over is still added",
      "taxRuleAt(await readTaxRules(db), country, now())",
      "(await readTaxRules(db)).find((rule) => rule.country === country) ?? taxRuleAt([], null, now())",
      `${SHOWN} > a tax that was not shown is not charged`,
    ],
  ]),
  ...inFile("top-ups/money-back/book-refund.ts", [
    [
      "tax-of-parts-by-themselves",
      "the taxes of partial refunds do not add up to the tax that was paid",
      "taxGoingBack(payment, before, minor)",
      "taxGoingBack(payment, 0, minor)",
      `${REFUNDED} > in parts states the tax`,
    ],
  ]),
  ...inFile("reviews/cases/find-cases.ts", [
    [
      "tax-credited-as-coins",
      "odd money buys coins with the tax that the shop owes",
      "topUpParts(pay_amount, currency_id, tax_rate_bp)",
      "topUpParts(pay_amount, currency_id, tax_rate_bp && null)",
      `${ODD_MONEY} > the plan's price without its tax`,
    ],
  ]),
  together(
    "tax-kept-as-income",
    "the tax is booked as if it were the shop's own money",
    [
      {
        file: "top-ups/apply-fact.ts",
        from: "currency: currency_id, amount: net_amount }",
        to: "currency: currency_id, amount: pay_amount - 0 * net_amount }",
      },
      { file: "top-ups/apply-fact.ts", from: "...(tax_amount > 0", to: "...(tax_amount < 0" },
    ],
    `${TAX} > a top-up costs`,
  ),
];
