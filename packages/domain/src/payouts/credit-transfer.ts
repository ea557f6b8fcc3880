import { payableStep, sumOf } from "../money/index.ts";
import type { BankAccount } from "./bank-account.ts";
import { element, type Element } from "./xml.ts";

/** One payment to a bank account, in minor units with two decimals. */
type Transfer = { readonly id: string; readonly to: BankAccount; readonly minor: number };

/** Transfers from one account in one currency. Ids are uuids. */
export type TransferOrder = {
  readonly id: string;
  readonly created_at: Date;
  /** The day on which the bank is to pay, `2026-03-01`. */
  readonly execute_on: string;
  readonly currency_id: string;
  readonly from: BankAccount;
  readonly transfers: readonly Transfer[];
};

/**
 * A customer credit transfer of ISO 20022, pain.001.001.09 (R-ERN-15). The elements stand in the order of the schema,
 * which is a sequence. Within the euro area it is a SEPA transfer.
 */
export function creditTransferXml(order: TransferOrder): string {
  const { currency_id: currency, from, transfers } = order;
  const count = element("NbOfTxs", String(transfers.length));
  const sum = element("CtrlSum", moneyText(sumOf(transfers.map(({ minor }) => minor)), currency));
  const isSepa =
    currency === "EUR" && [from, ...transfers.map(({ to }) => to)].every((at) => at.scheme === "iban");
  const document = element("Document", [
    element("CstmrCdtTrfInitn", [
      element("GrpHdr", [
        element("MsgId", short(order.id)),
        element("CreDtTm", `${order.created_at.toISOString().slice(0, 19)}Z`),
        count,
        sum,
        element("InitgPty", [element("Nm", from.holder)]),
      ]),
      element("PmtInf", [
        element("PmtInfId", short(order.id)),
        element("PmtMtd", "TRF"),
        count,
        sum,
        ...(isSepa ? [element("PmtTpInf", [element("SvcLvl", [element("Cd", "SEPA")])])] : []),
        element("ReqdExctnDt", [element("Dt", order.execute_on)]),
        element("Dbtr", [element("Nm", from.holder)]),
        element("DbtrAcct", [accountId(from), element("Ccy", currency)]),
        bank("DbtrAgt", from) ?? element("DbtrAgt", [element("FinInstnId", UNKNOWN_BANK)]),
        element("ChrgBr", isSepa ? "SLEV" : "SHAR"),
        ...transfers.map((transfer) => transaction(transfer, currency)),
      ]),
    ]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document.replace("<Document>", `<Document xmlns="${NAMESPACE}">`)}\n`;
}

const NAMESPACE = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";
const UNKNOWN_BANK = [element("Othr", [element("Id", "NOTPROVIDED")])];

function transaction({ id, to, minor }: Transfer, currency: string): Element {
  const agent = bank("CdtrAgt", to);
  return element("CdtTrfTxInf", [
    element("PmtId", [element("EndToEndId", short(id))]),
    element("Amt", [element("InstdAmt", moneyText(minor, currency), ` Ccy="${currency}"`)]),
    ...(agent === null ? [] : [agent]),
    element("Cdtr", [element("Nm", to.holder)]),
    element("CdtrAcct", [accountId(to)]),
    element("RmtInf", [element("Ustrd", `Payout ${short(id)}`)]),
  ]);
}

const accountId = ({ scheme, number }: BankAccount): Element =>
  element("Id", [scheme === "iban" ? element("IBAN", number) : element("Othr", [element("Id", number)])]);

/** How the bank is named; null where only the IBAN says. */
function bank(name: string, { bic, bank_code }: BankAccount): Element | null {
  if (bic === null && bank_code === null) return null;
  return element(name, [
    element("FinInstnId", [
      ...(bic === null ? [] : [element("BICFI", bic)]),
      ...(bank_code === null ? [] : [element("ClrSysMmbId", [element("MmbId", bank_code)])]),
    ]),
  ]);
}

/** Identifications have at most 35 characters: a uuid without its hyphens has 32. */
const short = (uuid: string): string => uuid.replaceAll("-", "");

/** Minor units as a decimal; currencies without smaller units have no fraction. */
export function moneyText(minor: number, currencyId: string): string {
  const whole = String(Math.trunc(minor / 100));
  return payableStep(currencyId) === 100 ? whole : `${whole}.${String(minor % 100).padStart(2, "0")}`;
}
