import { codeCell, decimalCell, type CsvCell } from "@catnip/domain/csv";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { causeOf } from "../account-logs/cause-of.ts";
import { gamesOf } from "../account-logs/load-log.ts";
import { TAX_HEAD, taxCells } from "../account-logs/log-csv.ts";
import type { StatementLine } from "./load-statement.ts";

/** A statement as rows of a spreadsheet: a heading, then one row a booking. Amounts are plain numbers with a point. */
export function statementRows(lines: readonly StatementLine[], i18n: I18n, locale: string): CsvCell[][] {
  // Without taxes there are no tax columns.
  const isPaidWithTax = lines.some(({ log }) => log.tax_amount !== null);
  const head = [
    msg`Number`,
    msg`Date`,
    msg({ message: "What for", comment: "Why something was booked" }),
    msg`Games`,
    msg`Amount`,
    msg`Balance`,
    ...(isPaidWithTax ? [msg`Paid`, msg`Currency`, ...TAX_HEAD] : []),
  ];
  return [
    head.map((word) => i18n._(word)),
    ...lines.map(({ log, created_at, action_type, amount, balance }) => [
      codeCell(log.id),
      new Date(created_at),
      causeOf(action_type, log.gift, i18n),
      gamesOf(log, locale)
        .map(({ name }) => name)
        .join("; "),
      decimalCell(amount),
      decimalCell(balance),
      ...(isPaidWithTax
        ? [
            log.pay_amount === null ? "" : decimalCell(log.pay_amount),
            codeCell(log.currency_id ?? ""),
            ...taxCells(log),
          ]
        : []),
    ]),
  ];
}
