import { codeCell, csvOf } from "../csv/index.ts";
import { moneyText, type TransferOrder } from "./credit-transfer.ts";

const HEAD = [
  "payout",
  "holder",
  "account",
  "bank_code",
  "bic",
  "country",
  "currency",
  "amount",
  "execute_on",
];

/** A batch of payouts as a table, for banks that take no XML (R-ERN-16). */
export function payoutCsv({ currency_id, execute_on, transfers }: TransferOrder): string {
  return csvOf([
    HEAD,
    ...transfers.map(({ id, to, minor }) => [
      codeCell(id),
      to.holder,
      to.number,
      to.bank_code ?? "",
      to.bic ?? "",
      to.country,
      codeCell(currency_id),
      codeCell(moneyText(minor, currency_id)),
      codeCell(execute_on),
    ]),
  ]);
}
