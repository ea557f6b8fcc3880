import { codeCell, decimalCell, type CsvCell } from "@catnip/domain/csv";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { causeOf } from "./cause-of.ts";
import { gamesOf, type LogLine } from "./load-log.ts";
import { stateName } from "./log-state.tsx";

/** The account log as rows of a spreadsheet: a heading, then one row a line. Amounts are plain numbers with a point. */
export function logRows(lines: readonly LogLine[], i18n: I18n, locale: string): CsvCell[][] {
  // Without taxes there are no tax columns.
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
      codeCell(line.id),
      new Date(line.created_at),
      causeOf(line.action_type, line.gift, i18n),
      i18n._(stateName(line)),
      gamesOf(line, locale)
        .map(({ name }) => name)
        .join("; "),
      decimalCell(line.coin),
      decimalCell(line.silver),
      line.pay_amount === null ? "" : decimalCell(line.pay_amount),
      codeCell(line.currency_id ?? ""),
      ...(isTaxed ? [decimalCell(line.tax ?? 0)] : []),
      ...(isPaidWithTax ? taxCells(line) : []),
    ]),
  ];
}

/** Columns for the parts of a top-up's total. */
export const TAX_HEAD = [
  msg`Price without tax`,
  msg({ message: "Tax", comment: "In front of the tax that is added to a price" }),
];

export const taxCells = ({ pay_amount, tax_amount }: Pick<LogLine, "pay_amount" | "tax_amount">) =>
  pay_amount === null
    ? ["", ""]
    : [decimalCell(pay_amount - (tax_amount ?? 0)), decimalCell(tax_amount ?? 0)];
