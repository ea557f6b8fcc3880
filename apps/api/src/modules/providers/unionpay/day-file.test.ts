import { expect, test } from "vitest";
import { readDayFile } from "./day-file.ts";

/** The vendor's table of fields, in bytes, with 41 blanks between. */
const WIDTHS = [
  3, 11, 11, 6, 10, 19, 12, 4, 2, 21, 2, 32, 2, 6, 10, 13, 13, 4, 15, 2, 2, 6, 2, 4, 32, 1, 21, 15, 1, 15, 32,
  13, 13, 8, 32, 13, 13, 12, 2, 1, 32, 98,
];
const line = (change: Readonly<Record<number, string>> = {}) => {
  const fields: Readonly<Record<number, string>> = {
    0: "S22",
    4: "0301235959",
    6: "000000003500",
    9: "952603012359590000001",
    11: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
    19: "01",
    26: "",
    27: "777290058110001",
    ...change,
  };
  return WIDTHS.map((width, at) => (fields[at] ?? "").padEnd(width)).join(" ");
};
const REFUND = line({
  0: "S30",
  6: "000000000500",
  9: "952603020000000000002",
  11: "REFUND0001",
  19: "04",
  26: "952603012359590000001",
});
const read = (...lines: readonly string[]) =>
  readDayFile(Buffer.from(lines.join("\r\n"), "latin1"), "2026-03-02");

const PAID = {
  provider: "unionpay",
  merchantAccount: "777290058110001",
  orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
  providerTxnId: "952603012359590000001",
  kind: "succeeded",
  amount: { currency: "CNY", minor: 3_500 },
  occurredAt: new Date("2026-03-01T15:59:59Z"),
  evidence: { source: "settlement", rawRef: "file of 2026-03-02" },
};

// R-SET-5, R-SET-9
test("a file is read by the width of its fields, and a refund is one of the purchase it names", () => {
  const amount = { currency: "CNY", minor: 500 };
  const back = { ...PAID, kind: "refunded", amount, back: { refundId: "REFUND0001", amount } };
  expect(read(line(), REFUND, "")).toEqual([PAID, back]);
  // The purchase is in the file of an earlier day: its transaction says which one.
  expect(read(REFUND)).toEqual([{ ...back, orderNo: "REFUND0001" }]);
  expect(read(line({ 19: "31", 26: "1" }))).toMatchObject([{ kind: "refunded", providerTxnId: "1" }]);
});

// R-SET-9
test("widths are bytes: two of them may be one character", () => {
  // 猫薄荷旗舰店 in GBK, by iconv.
  const name = Buffer.from("c3a8b1a1bac9c6ecbda2b5ea", "hex").toString("latin1");
  expect(read(line({ 24: name, 30: name }))).toEqual([PAID]);
});

// R-SET-9
test("a year that ends between a trade and its settlement is known", () => {
  const file = Buffer.from(line({ 4: "1231233000" }));
  expect(readDayFile(file, "2027-01-01")?.[0]?.occurredAt).toEqual(new Date("2026-12-31T15:30:00Z"));
});

// R-SET-5
test.each([
  ["half a line", line().slice(0, 200)],
  ["a line that is shifted", `x${line()}`],
  ["an unknown kind of trade", line({ 19: "02" })],
  ["an amount that is none", line({ 6: "0000000035.0" })],
  ["a time that is none", line({ 4: "yesterday" })],
  ["a purchase of no order", line({ 11: "" })],
  ["a purchase without a number", line({ 9: "" })],
  ["a refund of nothing", line({ 19: "04" })],
  ["no merchant", line({ 27: "" })],
  ["a page", "<html>"],
])("a file with %s says nothing", (_what, text) => {
  expect(read(text)).toBeNull();
  expect(read(line(), text)).toBeNull();
});

test("an empty file lists nothing", () => {
  expect(read()).toEqual([]);
});
