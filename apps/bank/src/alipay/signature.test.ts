import { expect, test } from "vitest";
import { isMerchants, signedAnswer, signedMessage } from "./signature.ts";

/* Signed with another tool (openssl dgst -sha256 -sign); the shop's tests use the same vectors. */
test("a merchant's request is believed as the published vector says", async () => {
  const fields = {
    app_id: "2021000000000001",
    biz_content: '{"out_trade_no":"01JNB2Q6W0ABCDEFGHJKMNPQRS","subject":"コイン & 10 %"}',
    charset: "utf-8",
    format: "JSON",
    method: "alipay.trade.query",
    sign_type: "RSA2",
    timestamp: "2026-03-01 20:00:00",
    version: "1.0",
    sign: "AoI1OWw8OCaB6nP4QG5zGJ9tRlOfkr7z2HrHAVkZHOOyqvySyQxp0WlApm8f8rEwC9s9OcJtFFJIXUR+8znDOgvYpEUd66qsNUnLKPJr5cxz6I5fOGBwD6atsGwTIAYwiJxOeDvwaveEdhoZjt/h0IBPjS+4h4TrKpttv81zM2eFgPBpyYy1OEhab6XVKvvFGC4SShEP4ddvpumthPuFRbqrjhpzYUQZ1B6GzrjoOI434fjxFOj1mkGUi78njmEYd0aYHCas07vJvzjxeMNXDuIC30gRMMWShAF4v7W0kYdeLaaL7oOuur5U84gX8Y/rxEkgYe0+rqpmUFfchj4Jdg==",
  };
  expect(await isMerchants(fields)).toBe(true);
  expect(await isMerchants({ ...fields, version: "1.1" })).toBe(false);
  expect(await isMerchants({ ...fields, sign_type: "RSA" })).toBe(false);
});

test("the platform's signature of a message matches the published vector", async () => {
  const fields = {
    notify_time: "2026-03-01 20:00:05",
    notify_type: "trade_status_sync",
    notify_id: "4a91b7a78a503640467525113fb7d8bg8e",
    app_id: "2021000000000001",
    charset: "utf-8",
    version: "1.0",
    trade_no: "2026030122001411111111111111",
    out_trade_no: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
    buyer_id: "2088102111111111",
    seller_id: "2088000000000001",
    trade_status: "TRADE_SUCCESS",
    total_amount: "35.00",
    gmt_payment: "2026-03-01 20:00:00",
    fund_bill_list: '[{"amount":"35.00","fundChannel":"ALIPAYACCOUNT"}]',
    body: "コイン 100% & +1",
  };
  expect((await signedMessage(fields)).sign).toBe(
    "Vb3VzocgfkXeHoyarUR5nxm8ViKw7a4FsTd9K6q+reoSmOcFwyibFG3YE4JzsyDw4uEGl78yXmqUAO3W4hmiX8VqctrNeOwgggSH9Ck7LaHAa07zRRDNt1gA2Xwh8UuugW1pz88wwtRs5EWA7Fx1/StFWX8SyP3kSlEdR/7tXO7NMazxECIU2fXXXK+rJNQItmhE8rA7qe0+6WYqAhhUh9D7wtPfvBCvmFOmpurBuPNGrl1QKhhDXC+OC3c8CpHHxU/+vGr/wQwK/WA8B9yYedaynU7LAv6dKIlEXlCzzhlETCl8CYzMhhmdnOamN/YC0v8lUb54x8wtGzNov0eTIQ==",
  );
});

test("an answer's signature covers its characters, as in the published vector", async () => {
  const answer = await signedAnswer("alipay.trade.query", {
    code: "10000",
    msg: "Success",
    out_trade_no: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
    trade_no: "2026030122001411111111111111",
    trade_status: "TRADE_SUCCESS",
    total_amount: "35.00",
    subject: '100% } コイン " https://x',
  });
  expect(answer).toContain(
    "FUWYcyvIb/Ue0rzOThXSNmTPV1cyKpqGLo37EFIjiJps8RZ2MEabHSMCWnM8CaJFp/wtTGMf3YnuO91GfZv+8oXqXINviBLVTC+34AGWRxufTUZE6Ox+V4O06CXjgeiT5GdlUSmfkDtRc0ATGxODo9bRzJe754qnxeqiVE3GXK3fho4LAN56ZOfBnZH6CrciV/Yh62Nqp70G42tm+gOa0RIJZc5Q7syJuqNX+/vGrgGOiGL03w/mwb8MS5IubuVqei/6ebp6TmKC2n0ZFq9sBPPYYZWfSuxKQeSwUC3Pf+ULIZEiTSGIMeEZXE0lPKc+uSQK6LKeo1nNOBcxRm2uJA==",
  );
});
