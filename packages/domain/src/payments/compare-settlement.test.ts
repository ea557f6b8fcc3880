import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addSettlementTotals, compareSettlement } from "./index.ts";
import type { BookedPayment, SettledLine } from "./index.ts";

const line = (order: number, change: Partial<SettledLine> = {}): SettledLine => ({
  merchant_account: "ours",
  order_no: `ORDER${order}`,
  provider_txn_id: `T${order}`,
  kind: "succeeded",
  currency_id: "USD",
  pay_amount: 1_000,
  ...change,
});

const payment = (order: number, change: Partial<BookedPayment> = {}): BookedPayment => ({
  merchant_account: "ours",
  order_no: `ORDER${order}`,
  stated_order_no: `ORDER${order}`,
  state: "succeeded",
  currency_id: "USD",
  pay_amount: 1_000,
  provider_txn_id: `T${order}`,
  is_due: true,
  refunds: [],
  refunded: 0,
  ...change,
});
const unpaid = (order: number, change: Partial<BookedPayment> = {}) =>
  payment(order, { state: "pending", provider_txn_id: null, is_due: false, ...change });

/** A payment of which one refund is known. */
const partly = (order: number, minor: number, state: BookedPayment["state"] = "partially_refunded") =>
  payment(order, { state, refunds: [{ refundId: "R1", minor }], refunded: minor, is_due: false });
const refund = (order: number, refund_id: string | undefined, back_amount: number) =>
  line(order, { kind: "refunded", back_amount, ...(refund_id !== undefined && { refund_id }) });

const kinds = (lines: readonly SettledLine[], payments: readonly BookedPayment[]) =>
  compareSettlement(lines, payments).differences.map(({ kind, order_no, provider_txn_id }) => [
    kind,
    order_no,
    provider_txn_id,
  ]);

// R-SET-1
describe("a difference has one name", () => {
  test("none where both sides say the same", () => {
    expect(kinds([line(1), line(2)], [payment(1), payment(2), unpaid(3)])).toEqual([]);
  });

  test.each([
    ["money that was not credited", [line(1)], [unpaid(1)], ["missing_local"]],
    ["money of an order that expired here", [line(1)], [unpaid(1, { state: "expired" })], ["missing_local"]],
    ["money that matches none of our orders", [line(1)], [], ["missing_local"]],
    ["a credit without money", [], [payment(1)], ["missing_provider"]],
    ["a credit that is too young to be listed", [], [payment(1, { is_due: false })], []],
    ["more than was credited", [line(1, { pay_amount: 1_001 })], [payment(1)], ["amount_mismatch"]],
    ["less than was credited", [line(1, { pay_amount: 999 })], [payment(1)], ["amount_mismatch"]],
    ["more than was ordered", [line(1, { pay_amount: 1_001 })], [unpaid(1)], ["amount_mismatch"]],
    ["another currency", [line(1, { currency_id: "TWD" })], [payment(1)], ["currency_mismatch"]],
    ["another currency than ordered", [line(1, { currency_id: "TWD" })], [unpaid(1)], ["currency_mismatch"]],
    ["a second transaction", [line(1), line(1, { provider_txn_id: "T9" })], [payment(1)], ["duplicate"]],
    [
      "a second order of one transaction",
      [line(1), line(2, { provider_txn_id: "T1" })],
      [payment(1)],
      ["duplicate"],
    ],
    [
      "a refund that we do not know",
      [line(1), line(1, { kind: "refunded" })],
      [payment(1)],
      ["state_mismatch"],
    ],
    [
      "a dispute that we do not know",
      [line(1), line(1, { kind: "disputed" })],
      [payment(1)],
      ["state_mismatch"],
    ],
    [
      "a dispute lost that we think open",
      [line(1), line(1, { kind: "reversed" })],
      [payment(1, { state: "disputed" })],
      ["state_mismatch"],
    ],
    [
      "a dispute won that we think lost",
      [line(1), line(1, { kind: "dispute_won" })],
      [payment(1, { state: "reversed" })],
      ["state_mismatch"],
    ],
    [
      "a refund that we know, of a list that does not say how much",
      [line(1), line(1, { kind: "refunded" })],
      [partly(1, 300)],
      [],
    ],
    ["a refund that we know", [line(1), refund(1, "R1", 300)], [partly(1, 300)], []],
    [
      "a refund that we know by the sum of all refunds",
      [line(1), refund(1, "R7", 300)],
      [payment(1, { state: "partially_refunded", refunds: [{ refundId: null, minor: 300 }], refunded: 300 })],
      [],
    ],
    ["a refund of a payment that is disputed", [refund(1, "R1", 300)], [partly(1, 300, "disputed")], []],
    [
      "a second refund that we do not know",
      [refund(1, "R1", 300), refund(1, "R2", 200)],
      [partly(1, 300)],
      ["state_mismatch"],
    ],
    [
      "two of three refunds",
      ["R1", "R2", "R3"].map((id) => refund(1, id, 300)),
      [partly(1, 300)],
      ["state_mismatch", "state_mismatch"],
    ],
    ["a refund of another amount", [refund(1, "R1", 301)], [partly(1, 300)], ["state_mismatch"]],
    ["all refunds together, as we know them", [refund(1, undefined, 300)], [partly(1, 300)], []],
    [
      "all refunds together, more than we know",
      [refund(1, undefined, 500)],
      [partly(1, 300)],
      ["state_mismatch"],
    ],
    [
      "a dispute that we know",
      [line(1), line(1, { kind: "disputed" })],
      [payment(1, { state: "disputed" })],
      [],
    ],
    [
      "a dispute that was won since",
      [line(1), line(1, { kind: "disputed" }), line(1, { kind: "dispute_won" })],
      [payment(1)],
      [],
    ],
    [
      "money that came and went without us",
      [line(1), line(1, { kind: "refunded" })],
      [unpaid(1)],
      ["state_mismatch", "state_mismatch"],
    ],
    [
      "money in another account",
      [line(1, { merchant_account: "theirs" })],
      [payment(1)],
      ["missing_provider", "duplicate"],
    ],
    [
      "statements that are no money",
      [line(1, { kind: "failed" }), line(2, { kind: "pending" })],
      [unpaid(1)],
      [],
    ],
  ] as const)("%s", (_says, lines, payments, expected) => {
    expect(kinds(lines, payments).map(([kind]) => kind)).toEqual(expected);
  });

  test("money that staff credited as a separate payment belongs to the order it names", () => {
    const credited = payment(7, { stated_order_no: "ORDER1", pay_amount: 900, provider_txn_id: "T1" });
    const ordered = unpaid(1, { state: "cancelled" });
    expect(kinds([line(1, { pay_amount: 900 })], [credited, ordered])).toEqual([]);
  });

  test("of two transactions for one order, the one that pays it exactly may pay it", () => {
    const odd = line(1, { provider_txn_id: "A", pay_amount: 10_000 });
    expect(kinds([odd, line(1)], [unpaid(1)])).toEqual([
      ["duplicate", "ORDER1", "A"],
      ["missing_local", "ORDER1", "T1"],
    ]);
  });

  test("says what was expected and what was found", () => {
    expect(compareSettlement([line(1, { pay_amount: 1_200 })], [payment(1)]).differences).toEqual([
      {
        kind: "amount_mismatch",
        merchant_account: "ours",
        order_no: "ORDER1",
        provider_txn_id: "T1",
        fact_kind: "succeeded",
        found: { currency_id: "USD", pay_amount: 1_200 },
        expected: { currency_id: "USD", pay_amount: 1_000 },
      },
    ]);
  });
});

// R-SET-1
describe("totals", () => {
  test("are kept per account and currency", () => {
    const lines = [line(1), line(2), line(3, { currency_id: "TWD" }), line(4, { merchant_account: "b" })];
    expect(compareSettlement([...lines, line(1, { kind: "refunded" })], [payment(1)]).totals).toEqual([
      {
        merchant_account: "b",
        currency_id: "USD",
        provider_count: 1,
        provider_amount: 1_000,
        local_count: 0,
        local_amount: 0,
      },
      {
        merchant_account: "ours",
        currency_id: "TWD",
        provider_count: 1,
        provider_amount: 1_000,
        local_count: 0,
        local_amount: 0,
      },
      {
        merchant_account: "ours",
        currency_id: "USD",
        provider_count: 2,
        provider_amount: 2_000,
        local_count: 1,
        local_amount: 1_000,
      },
    ]);
  });
});

const small = fc.integer({ min: 1, max: 4 });
const someLine = fc
  .record({
    order: small,
    txn: small,
    kind: fc.constantFrom("succeeded", "refunded", "disputed", "dispute_won", "reversed", "failed"),
    merchant_account: fc.constantFrom("ours", "theirs"),
    currency_id: fc.constantFrom("USD", "TWD"),
    pay_amount: fc.constantFrom(500, 1_000),
  } as const)
  .map(({ order, txn, ...rest }) => line(order, { provider_txn_id: `T${txn}`, ...rest }));
/** Our books hold a payment once, and a transaction once. */
const somePayments = fc
  .uniqueArray(small, { maxLength: 4 })
  .chain((orders) =>
    fc.tuple(
      ...orders.map((order) =>
        fc.constantFrom(payment(order), unpaid(order), payment(order, { state: "refunded", is_due: false })),
      ),
    ),
  );

// R-SET-1
describe("for whatever both sides say", () => {
  const said = fc.tuple(fc.array(someLine, { maxLength: 8 }), somePayments);

  test("order and repetition change nothing", () => {
    fc.assert(
      fc.property(
        said.chain(([lines, payments]) =>
          fc.tuple(
            fc.constant({ lines, payments }),
            fc.shuffledSubarray([...lines, ...lines], { minLength: lines.length * 2 }),
            fc.shuffledSubarray([...payments, ...payments], { minLength: payments.length * 2 }),
          ),
        ),
        ([{ lines, payments }, otherLines, otherPayments]) => {
          expect(compareSettlement(otherLines, otherPayments)).toEqual(compareSettlement(lines, payments));
        },
      ),
    );
  });

  test("sides that say the same have no differences, and equal totals", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 20 }), (orders) => {
        const compared = compareSettlement(
          orders.map((order) => line(order)),
          orders.map((order) => payment(order)),
        );
        expect(compared.differences).toEqual([]);
        for (const total of compared.totals) expect(total.provider_amount).toBe(total.local_amount);
      }),
    );
  });

  test("parts of a day add up to the day", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("both", "lost", "unknown", "more", "none"), { maxLength: 12 }),
        (days) => {
          const parts = days.map((what, order) => ({
            lines: what === "none" ? [] : [line(order, { pay_amount: what === "more" ? 1_001 : 1_000 })],
            payments: what === "unknown" ? [] : [what === "lost" ? unpaid(order) : payment(order)],
          }));
          const compared = parts.map(({ lines, payments }) => compareSettlement(lines, payments));
          const whole = compareSettlement(
            parts.flatMap(({ lines }) => lines),
            parts.flatMap(({ payments }) => payments),
          );
          const byText = (all: readonly object[]) => all.map((each) => JSON.stringify(each)).toSorted();
          expect(byText(compared.flatMap(({ differences }) => differences))).toEqual(
            byText(whole.differences),
          );
          expect(addSettlementTotals(compared.flatMap(({ totals }) => totals))).toEqual(whole.totals);
          // What the totals differ by is what the differences say.
          const apart = whole.totals.reduce((sum, each) => sum + each.provider_amount - each.local_amount, 0);
          const explained = whole.differences.reduce((sum, { kind, found, expected }) => {
            const ours = kind === "missing_local" ? 0 : (expected?.pay_amount ?? 0);
            return sum + (found?.pay_amount ?? 0) - ours;
          }, 0);
          expect(explained).toBe(apart);
        },
      ),
    );
  });
});
