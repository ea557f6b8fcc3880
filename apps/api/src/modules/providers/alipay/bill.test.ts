import { expect, test } from "vitest";
import { readBill } from "./bill.ts";

const EXPECTED = { sellerId: "2088000000000001", merchantAccount: "2088000000000001:app", day: "2026-03-01" };
const HEAD =
  "支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,订单金额（元）,商家实收（元）,退款批次号/请求号,备注";
const line = (
  change: Partial<
    Record<"business" | "total" | "received" | "refundId" | "finishedAt" | "order", string>
  > = {},
) =>
  [
    "2026030122001411111111111111",
    change.order ?? "01JNB2Q6W0ABCDEFGHJKMNPQRS",
    change.business ?? "交易    ",
    '"Top-up, with a comma"',
    "2026-03-01 12:00:00",
    change.finishedAt ?? "2026-03-01 23:59:59",
    change.total ?? "35.00",
    change.received ?? "34.99",
    change.refundId ?? "",
    "",
  ]
    .map((cell) => (cell.startsWith('"') ? cell : `${cell}\t`))
    .join(",");
const PAID = "#交易合计：1笔，商家实收共34.99元，商家优惠共0.00元";
const BACK = "#退款合计：0笔，商家实收退款共0.00元，商家优惠退款共0.00元";
const bill = (lines: readonly string[], { paid = PAID, back = BACK } = {}) =>
  [
    "#支付宝业务明细查询",
    "#账号：[20880000000000010156]",
    "#起始日期：[2026年03月01日 00:00:00]   终止日期：[2026年03月02日 00:00:00]",
    "#-----------------------------------------业务明细列表----------------------------------------",
    HEAD,
    ...lines,
    "#-----------------------------------------业务明细列表结束------------------------------------",
    paid,
    back,
    "#导出时间：[2026年03月02日 08:27:10]",
    "",
  ].join("\r\n");
const REFUND = line({ business: "退款", total: "-5.00", received: "-5.00", refundId: "R1" });
const ONE_BACK = { back: "#退款合计：1笔，商家实收退款共-5.00元，商家优惠退款共0.00元" };

// R-SET-5, R-SET-6
test("a bill is read by its column names, and refunds have their own lines", () => {
  const named = {
    provider: "alipay",
    merchantAccount: "2088000000000001:app",
    orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
    providerTxnId: "2026030122001411111111111111",
    occurredAt: new Date("2026-03-01T15:59:59Z"),
    evidence: { source: "settlement", rawRef: "bill of 2026-03-01" },
  };
  // The order's amount, not what is left of it after a coupon.
  const paid = { ...named, kind: "succeeded", amount: { currency: "CNY", minor: 3_500 } };
  const amount = { currency: "CNY", minor: 500 };
  expect(readBill(bill([line(), REFUND], ONE_BACK), EXPECTED)).toEqual([
    paid,
    { ...named, kind: "refunded", amount, back: { refundId: "R1", amount } },
  ]);
});

// R-SET-6
test("a bill without lines whose sums say so is an empty day", () => {
  expect(
    readBill(bill([], { paid: PAID.replace("1笔，商家实收共34.99", "0笔，商家实收共0.00") }), EXPECTED),
  ).toEqual([]);
});

// R-SET-5, R-SET-6
test.each([
  ["fewer lines than its sums say", bill([])],
  ["more lines than its sums say", bill([line(), line()])],
  ["a refund that its sums do not count", bill([line(), REFUND])],
  ["another amount than its sums say", bill([line({ received: "34.98" })])],
  ["no sums", bill([line()]).replace(PAID, "")],
  ["its sums twice", bill([line()]).replace(PAID, `${PAID}\r\n${PAID}`)],
  ["no end", bill([line()]).replace("业务明细列表结束", "")],
  ["half a line", bill([line().slice(0, -20)])],
  ["another seller's account", bill([line()]).replace("20880000000000010156", "20880000000000020156")],
  ["another day", bill([line()]).replace("[2026年03月01日", "[2026年03月02日")],
  ["no account", bill([line()]).replace("#账号", "#名称")],
  ["other columns", bill([line()]).replace("商家实收（元）,", "实收,")],
  ["a kind of business that is none", bill([line({ business: "转账" })])],
  ["an amount that is none", bill([line({ total: "35,00" })])],
  ["an amount in thousandths", bill([line({ total: "35.001" })])],
  ["a payment of less than nothing", bill([line({ total: "-35.00" })])],
  [
    "a refund of more than nothing",
    bill([line(), REFUND.replaceAll("-5.00", "5.00")], { back: ONE_BACK.back.replace("-5.00", "5.00") }),
  ],
  ["a time that is none", bill([line({ finishedAt: "yesterday" })])],
  ["a payment of no order", bill([line({ order: "" })])],
  ["nothing", ""],
  ["a page", "<html>"],
])("a bill with %s says nothing", (_what, text) => {
  expect(readBill(text, EXPECTED)).toBeNull();
});
