import { describe, expect, test } from "vitest";
import { checkCode, checkValue, encrypted, opened, tradeSha } from "./cipher.ts";

/** The merchant of the vendor's manual, with the values printed there; each was made again with openssl. */
const KEYS = { hashKey: "Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn", hashIv: "C6AcmfqJILwgnhIP" };
const PLAIN =
  "MerchantID=MS127874575&RespondType=String&TimeStamp=1695795410&Version=2.0&MerchantOrderNo=Vanespl_ec_1695795410&Amt=30&ItemDesc=test&NotifyURL=https%3A%2F%2Fwebhook.site%2Fd4db5ad1-2278-466a-9d66-78585c0dbadb";
/** openssl enc -aes-256-cbc -K $(printf %s $HashKey | xxd -p -c99) -iv $(printf %s $HashIV | xxd -p -c99) | xxd -p */
const TRADE_INFO =
  "f79eac33c4f3245d58f17b544c5d38b09457a6d77e77bae6f10fcc7236fe153ccef1a80001c0746afc063a7570f80ad970d8a32c72332c9ec5547410188007876bdca2bafa52d07d31b6b183f2204d6e4feee6d245e286ab198cf95422ad5843c7696fc943cbb65979ad207607d4b5d97dac4a90ccd5e7a37adb7d7062e838be09d94e8c5dfa145c048e17feabe58c2e310792f0f50f5af32961ffb07ff6649ae1021ad558242551de5f09316e3182e198775e5d1ad5b66a70be290004de750fa85d86b0c2f087b40005d89e048be2ab6fd83f1c522494c093426a10a1f73fe4";
/** printf %s "HashKey=$HashKey&$TRADE_INFO&HashIV=$HashIV" | openssl dgst -sha256 */
const TRADE_SHA = "84E4D9F96537E029F8450BE1E759080F9AF6995921B7F6F9AAFDDD2C36E7B287";

test("an order is encrypted and vouched for as printed in the vendor's manual", () => {
  expect(encrypted(PLAIN, KEYS)).toBe(TRADE_INFO);
  expect(tradeSha(TRADE_INFO, KEYS)).toBe(TRADE_SHA);
  expect(opened(TRADE_INFO, TRADE_SHA, KEYS)).toBe(PLAIN);
});

test("a query and its answer are checked by different texts", () => {
  const order = { MerchantOrderNo: "Vanespl_ec_1695795668", Amt: "30", MerchantID: "MS127874575" };
  expect(checkValue(order, KEYS)).toBe("CD326F689018E7862727547F85CECD7DD7AE0FDB7782DE2C1E46B4417245B51F");
  expect(checkCode({ ...order, TradeNo: "23092714215835071" }, KEYS)).toBe(
    "79C5227AF869AE4F25FDF4E22B928D5B52E415D9905EC6912D7807E18C3FFACA",
  );
});

// R-PAY-28
describe("padding", () => {
  /** (printf %s "$TEXT"; 32 times \x20) | openssl enc -aes-256-cbc -nopad …: a whole block more than needed. */
  const PADDED_TO_32 =
    "1c666a338762a97c40f28d5d7fe5dfa51cc1aaf257e987eb37d939e17abbb11a35187779483e3e449ec2e6e9f59a06e79016b33b7d66b3c9d8baa4b57ea29ae4";
  const SHA_OF_32 = "A3D954CA41193A4983B939B9C97649F44CF1FC9A448A0DAEF57A01B383142DE8";
  /** The same text, padded with fourteen \x01, one \x02 and one \x03. */
  const BADLY_PADDED =
    "1c666a338762a97c40f28d5d7fe5dfa51cc1aaf257e987eb37d939e17abbb11add08e41b942ee370c5af88de9bfc6647";
  const SHA_OF_BAD = "9B5A918A7BFD0D3D267E96A6222186B7F3F3D2B93BF5B80600840B0595FC8BC3";

  test("of 32 bytes is genuine", () => {
    expect(opened(PADDED_TO_32, SHA_OF_32, KEYS)).toBe('{"Status":"SUCCESS","Amt":"150"}');
  });

  test("is checked byte by byte", () => {
    expect(tradeSha(BADLY_PADDED, KEYS)).toBe(SHA_OF_BAD);
    expect(opened(BADLY_PADDED, SHA_OF_BAD, KEYS)).toBeNull();
  });

  test.each([
    ["one digit changed", TRADE_INFO.replace("f79e", "f79f"), TRADE_SHA],
    ["the end changed, where the padding is", TRADE_INFO.replace(/4$/, "5"), TRADE_SHA],
    ["half a block missing", TRADE_INFO.slice(0, -16), TRADE_SHA],
    ["no hash", TRADE_INFO, ""],
    ["a hash in lower case", TRADE_INFO, TRADE_SHA.toLowerCase()],
    ["the hash of another merchant", TRADE_INFO, tradeSha(TRADE_INFO, { ...KEYS, hashKey: "x".repeat(32) })],
    ["nothing at all", "", tradeSha("", KEYS)],
    ["no hex", "zz", tradeSha("zz", KEYS)],
    ["an odd number of digits", "abc", tradeSha("abc", KEYS)],
  ])("is not decrypted with %s: a forger learns nothing about padding", (_says, info, sha) => {
    expect(opened(info, sha, KEYS)).toBeNull();
  });
});
