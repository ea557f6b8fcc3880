import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { causeOf } from "./cause-of.ts";
import { gamesOf, type LogLine } from "./load-log.ts";
import { STATE_NAMES } from "./log-state.tsx";

/** The account log as rows of a spreadsheet: a heading, then one row a line. Amounts are plain numbers with a point. */
export function logRows(lines: readonly LogLine[], i18n: I18n, locale: string): string[][] {
  // Where there is no tax, nothing speaks of one.
  const isTaxed = lines.some(({ tax }) => tax !== null);
  const isPaidWithTax = lines.some(({ tax_amount }) => tax_amount !== null);
  const head = [
    msg`Number`,
    msg`Date`,
    msg({ message: "Kind", comment: "Purchase, top-up and so on" }),
    msg`State`,
    msg`Games`,
    msg`Meow coins`,
    msg`Silver`,
    msg`Paid`,
    msg`Currency`,
    ...(isTaxed
      ? [msg({ message: "Including tax", comment: "In front of the tax that a price contains" })]
      : []),
    ...(isPaidWithTax ? TAX_HEAD : []),
  ];
  return [
    head.map((word) => i18n._(word)),
    ...lines.map((line) => [
      line.id,
      line.created_at,
      causeOf(line.action_type, line.gift, i18n),
      i18n._(STATE_NAMES[line.state]),
      gamesOf(line, locale)
        .map(({ name }) => name)
        .join("; "),
      decimal(line.coin),
      decimal(line.silver),
      line.pay_amount === null ? "" : decimal(line.pay_amount),
      line.currency_id ?? "",
      ...(isTaxed ? [decimal(line.tax ?? 0)] : []),
      ...(isPaidWithTax ? taxCells(line) : []),
    ]),
  ];
}

/** Columns for the parts of what was paid for a top-up. */
export const TAX_HEAD = [
  msg`Price without tax`,
  msg({ message: "Tax", comment: "In front of the tax that is added to a price" }),
];

export const taxCells = ({ pay_amount, tax_amount }: Pick<LogLine, "pay_amount" | "tax_amount">) =>
  pay_amount === null ? ["", ""] : [decimal(pay_amount - (tax_amount ?? 0)), decimal(tax_amount ?? 0)];

/** Hundredths as a number that every spreadsheet reads. */
export function decimal(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, "0");
  return `${hundredths < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
