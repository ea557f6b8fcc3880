import { expect, test } from "vitest";
import { readBill } from "./bill.ts";

const HEAD =
  "交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,货币种类,订单金额,申请退款金额,商品名称";
const line = (change: Partial<Record<"state" | "total" | "refund", string>> = {}) =>
  [
    "2026-03-01 23:59:59",
    "wx01",
    "1900000001",
    "4200001",
    "01JNB2Q6W0ABCDEFGHJKMNPQRS",
    change.state ?? "SUCCESS",
    "CNY",
    change.total ?? "35.00",
    change.refund ?? "0.00",
    "Top-up, with a comma",
  ]
    .map((cell) => `\`${cell}`)
    .join(",");
const bill = (lines: readonly string[], count = lines.length) =>
  [HEAD, ...lines, "总交易单数,应结订单总金额", `\`${count},\`35.00`].join("\r\n");

// R-SET-5
test("a bill is read by the names of its columns", () => {
  expect(readBill(`\uFEFF${bill([line()])}`, "wechatpay")).toEqual([
    {
      provider: "wechatpay",
      merchantAccount: "1900000001:wx01",
      orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
      providerTxnId: "4200001",
      kind: "succeeded",
      amount: { currency: "CNY", minor: 3_500 },
      occurredAt: new Date("2026-03-01T15:59:59Z"),
      evidence: { source: "settlement", rawRef: "bill of 2026-03-01" },
    },
  ]);
});

// R-SET-5
test.each([
  ["no sums", [HEAD, line()].join("\n")],
  ["fewer lines than its sums say", bill([line()], 2)],
  ["a state that is none", bill([line({ state: "MAYBE" })])],
  ["an amount that is none", bill([line({ total: "35" })])],
  ["other columns", bill([line()]).replace("订单金额", "金额")],
  ["nothing", ""],
])("a bill with %s says nothing", (_what, text) => {
  expect(readBill(text, "wechatpay")).toBeNull();
});
