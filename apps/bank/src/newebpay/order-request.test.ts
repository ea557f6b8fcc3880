import { expect, test } from "vitest";
import { checkCode, checkValue, decrypt, encrypt, tradeSha } from "./cipher.ts";
import { readOrder } from "./order-request.ts";

/** Printed in the vendor's manual and made again with openssl; the shop's tests use the same values. */
const PLAIN =
  "MerchantID=MS127874575&RespondType=String&TimeStamp=1695795410&Version=2.0&MerchantOrderNo=Vanespl_ec_1695795410&Amt=30&ItemDesc=test&NotifyURL=https%3A%2F%2Fwebhook.site%2Fd4db5ad1-2278-466a-9d66-78585c0dbadb";
const SEALED_BEGINS = /^f79eac33c4f3[0-9a-f]{426}10a1f73fe4$/;

test("encryption and hashes match the published values", async () => {
  const sealed = await encrypt(PLAIN, 16);
  expect(sealed).toMatch(SEALED_BEGINS);
  expect(await decrypt(sealed)).toBe(PLAIN);
  expect(await tradeSha(sealed)).toBe("84E4D9F96537E029F8450BE1E759080F9AF6995921B7F6F9AAFDDD2C36E7B287");
  const order = { orderNo: "Vanespl_ec_1695795668", amount: "30" };
  expect(await checkValue(order)).toBe("CD326F689018E7862727547F85CECD7DD7AE0FDB7782DE2C1E46B4417245B51F");
  expect(await checkCode({ ...order, tradeNo: "23092714215835071" })).toBe(
    "79C5227AF869AE4F25FDF4E22B928D5B52E415D9905EC6912D7807E18C3FFACA",
  );
});

test("a message padded to 32 bytes matches openssl, which pads as told", async () => {
  expect(await encrypt('{"Status":"SUCCESS","Amt":"150"}', 32)).toBe(
    "1c666a338762a97c40f28d5d7fe5dfa51cc1aaf257e987eb37d939e17abbb11a35187779483e3e449ec2e6e9f59a06e79016b33b7d66b3c9d8baa4b57ea29ae4",
  );
});

const NOW = new Date(1_772_366_400_000);
const FIELDS = {
  MerchantID: "MS127874575",
  RespondType: "JSON",
  TimeStamp: "1772366400",
  Version: "2.0",
  MerchantOrderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
  Amt: "150",
  ItemDesc: "Top-up",
  TradeLimit: "900",
  NotifyURL: "https://api.test/n",
  ReturnURL: "https://pay.test/r",
  ClientBackURL: "https://pay.test/r?left=1",
  CREDIT: "1",
};

async function bring(change: Record<string, string>, outer: Record<string, string> = {}) {
  const text = new URLSearchParams({ ...FIELDS, ...change }).toString();
  const TradeInfo = await encrypt(text, 16);
  const form = {
    MerchantID: FIELDS.MerchantID,
    TradeInfo,
    TradeSha: await tradeSha(TradeInfo),
    Version: "2.0",
  };
  return readOrder(new URLSearchParams({ ...form, ...outer }), NOW);
}

test("an order is read", async () => {
  expect(await bring({})).toMatchObject({ fields: { Amt: "150", ItemDesc: "Top-up" } });
});

test.each([
  ["another merchant", {}, { MerchantID: "MS1" }, "MPG03007"],
  ["another hash", {}, { TradeSha: "0".repeat(64) }, "MPG02001"],
  ["a time stamp two minutes old", { TimeStamp: "1772366279" }, {}, "MPG02004"],
  ["a time stamp from the future", { TimeStamp: "1772366521" }, {}, "MPG02004"],
  ["an order number with a hyphen", { MerchantOrderNo: "0190b2c8-0000" }, {}, "MPG01012"],
  ["an order number of 31 characters", { MerchantOrderNo: "x".repeat(31) }, {}, "MPG01012"],
  ["an amount with decimals", { Amt: "150.00" }, {}, "MPG01015"],
  ["a description of 51 characters", { ItemDesc: "x".repeat(51) }, {}, "MPG01017"],
  ["a limit of a minute less", { TradeLimit: "59" }, {}, "MPG03001"],
  ["another port", { NotifyURL: "https://api.test:8443/n" }, {}, "MPG01014"],
  ["no way to pay", { CREDIT: "0" }, {}, "MPG02003"],
])("%s is refused", async (_says, change, outer, code) => {
  expect(await bring(change, outer)).toEqual({ code });
});
