import { isMoneyBack, knowsMoneyBack } from "./money-back-lines.ts";
import { isCredited, type FactKind } from "./payment-machine.ts";
import { refundedSoFar, type StatedRefund } from "./top-up-refunds.ts";
import { settlementTotals } from "./settlement-totals.ts";
import type {
  BookedPayment,
  SettledLine,
  SettlementComparison,
  SettlementDifference,
  SettlementDifferenceKind,
} from "./settlement.ts";

/**
 * Compares a provider's list with our payments, both ways (R-SET-1). The result depends on what both sides say alone:
 * not on its order, and not on how often they say it.
 *
 * A day may be compared in parts, as long as all lines of an order and all payments it names are in one part; the
 * differences of the parts are those of the day.
 */
export function compareSettlement(
  givenLines: readonly SettledLine[],
  givenPayments: readonly BookedPayment[],
): SettlementComparison {
  const lines = distinct(givenLines);
  const payments = distinct(givenPayments);
  const books = openBooks(payments, lines);
  const paid = lines.filter(({ kind }) => kind === "succeeded");
  const listed = new Set(paid.map(transactionOf));
  const credited = payments.filter(({ provider_txn_id }) => provider_txn_id !== null);
  const missing = credited.filter((payment) => payment.is_due && !listed.has(transactionOf(payment)));
  const differences = [
    ...paid.flatMap((line) => paidDifference(line, books)),
    ...lines.filter(({ kind }) => isMoneyBack(kind)).flatMap((line) => backDifference(line, books)),
    ...missing.map((payment) => difference("missing_provider", null, payment)),
  ];
  const counted = credited.filter((payment) => payment.is_due || listed.has(transactionOf(payment)));
  return { differences: distinct(differences), totals: settlementTotals(paid, counted) };
}

interface Books {
  readonly byTransaction: ReadonlyMap<string, BookedPayment>;
  readonly byOrder: ReadonlyMap<string, BookedPayment>;
  /** Orders of which money went back. */
  readonly returned: ReadonlySet<string>;
  readonly kinds: ReadonlyMap<string, ReadonlySet<FactKind>>;
  /** By transaction: the refunds whose amounts are listed. */
  readonly refunds: ReadonlyMap<string, readonly StatedRefund[]>;
  /** By order: the line that may pay an order not yet credited; all others are one too many. */
  readonly first: ReadonlyMap<string, SettledLine>;
}

function openBooks(payments: readonly BookedPayment[], lines: readonly SettledLine[]): Books {
  const byTransaction = new Map(
    payments.flatMap((each) => (each.provider_txn_id === null ? [] : [[transactionOf(each), each]])),
  );
  const byOrder = new Map(payments.map((each) => [each.order_no, each]));
  const back = lines.filter(({ kind }) => isMoneyBack(kind));
  const kinds = new Map<string, Set<FactKind>>();
  for (const line of back) {
    const of = kinds.get(transactionOf(line)) ?? new Set<FactKind>();
    kinds.set(transactionOf(line), of.add(line.kind));
  }
  const first = new Map<string, SettledLine>();
  for (const line of lines) {
    if (line.kind !== "succeeded" || byTransaction.has(transactionOf(line))) continue;
    const order = byOrder.get(line.order_no);
    const before = first.get(line.order_no);
    // What pays the order exactly comes before what does not.
    if (!before || (order && isExact(line, order) && !isExact(before, order))) first.set(line.order_no, line);
  }
  const returned = new Set(back.map(({ order_no }) => order_no));
  return { byTransaction, byOrder, returned, kinds, refunds: listedRefunds(lines), first };
}

function listedRefunds(lines: readonly SettledLine[]): ReadonlyMap<string, readonly StatedRefund[]> {
  const stated = lines.filter(({ kind, back_amount }) => kind === "refunded" && back_amount !== undefined);
  const byTransaction = Map.groupBy(stated, transactionOf);
  return new Map(
    [...byTransaction].map(([transaction, refunds]) => [
      transaction,
      refunds.map(({ refund_id, back_amount = 0 }) => ({ refundId: refund_id ?? null, minor: back_amount })),
    ]),
  );
}

function paidDifference(line: SettledLine, books: Books): readonly SettlementDifference[] {
  const credit = books.byTransaction.get(transactionOf(line));
  if (credit) {
    const isItsOrder = line.order_no === credit.order_no || line.order_no === credit.stated_order_no;
    const kind = isItsOrder ? figures(line, credit) : "duplicate";
    return kind ? [difference(kind, line, credit)] : [];
  }
  const order = books.byOrder.get(line.order_no);
  if (!order) return [difference("missing_local", line, null)];
  if (isCredited(order.state)) return [difference("duplicate", line, order)];
  if (books.returned.has(line.order_no)) return [difference("state_mismatch", line, order)];
  const first = books.first.get(line.order_no);
  const isAnother = first !== line && first?.provider_txn_id !== line.provider_txn_id;
  return [difference(isAnother ? "duplicate" : (figures(line, order) ?? "missing_local"), line, order)];
}

function backDifference(line: SettledLine, books: Books): readonly SettlementDifference[] {
  const payment = books.byTransaction.get(transactionOf(line)) ?? books.byOrder.get(line.order_no) ?? null;
  const all = books.kinds.get(transactionOf(line)) ?? new Set();
  const isKnown =
    payment !== null &&
    isCredited(payment.state) &&
    knowsMoneyBack(payment, line.kind, all) &&
    knowsRefund(payment, line, books.refunds.get(transactionOf(line)) ?? []);
  return isKnown ? [] : [difference("state_mismatch", line, payment)];
}

/**
 * Whether a refund is among what was booked: by its id and amount, or within the sum of all that is known to have gone
 * back. A list that does not say how much says nothing about that.
 */
function knowsRefund(payment: BookedPayment, line: SettledLine, listed: readonly StatedRefund[]): boolean {
  if (line.kind !== "refunded" || line.back_amount === undefined) return true;
  const named = payment.refunds.find(({ refundId }) => refundId !== null && refundId === line.refund_id);
  if (named) return named.minor === line.back_amount;
  return refundedSoFar([...payment.refunds, ...listed]) <= payment.refunded;
}

function figures(line: SettledLine, payment: BookedPayment): SettlementDifferenceKind | null {
  if (line.currency_id !== payment.currency_id) return "currency_mismatch";
  return line.pay_amount === payment.pay_amount ? null : "amount_mismatch";
}

const isExact = (line: SettledLine, order: BookedPayment): boolean =>
  line.merchant_account === order.merchant_account && figures(line, order) === null;

/** A provider's transaction numbers are unique within an account. */
const transactionOf = (of: {
  readonly merchant_account: string;
  readonly provider_txn_id: string | null;
}): string => JSON.stringify([of.merchant_account, of.provider_txn_id]);

const moneyOf = ({ currency_id, pay_amount }: SettledLine | BookedPayment) => ({ currency_id, pay_amount });

function difference(
  kind: SettlementDifferenceKind,
  line: SettledLine | null,
  payment: BookedPayment | null,
): SettlementDifference {
  return {
    kind,
    merchant_account: line?.merchant_account ?? payment?.merchant_account ?? "",
    order_no: line?.order_no ?? payment?.order_no ?? "",
    provider_txn_id: line?.provider_txn_id ?? payment?.provider_txn_id ?? "",
    fact_kind: line?.kind ?? "succeeded",
    ...(line?.refund_id !== undefined && { refund_id: line.refund_id }),
    ...(line?.back_amount !== undefined && { back_amount: line.back_amount }),
    found: line && moneyOf(line),
    expected: payment && moneyOf(payment),
  };
}

/** Each once, in a fixed order. Both sides write the fields in the order of their types. */
function distinct<Thing extends object>(things: readonly Thing[]): readonly Thing[] {
  const byText = new Map(things.map((thing) => [textOf(thing), thing]));
  return [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, thing]) => thing);
}

const textOf = (thing: object): string =>
  JSON.stringify(Object.entries(thing).toSorted(([a], [b]) => (a < b ? -1 : 1)));
