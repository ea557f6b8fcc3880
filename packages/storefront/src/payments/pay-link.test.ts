import { expect, test } from "vitest";
import { payLink, type PayRequest } from "./pay-link.ts";

const request: PayRequest = {
  ticket: "once",
  platform_key: "international",
  provider_key: "sugoi",
  payment_provider_id: "1",
  method: "credit-card",
  plan_id: "usd-5",
  currency_id: "USD",
  pay_amount: 499,
  amount: 50_000,
  balance: 0,
  return_url: "http://shop.test/ja-JP/store/7?name=茶",
};

const opened = (link: string) => {
  const data = new URL(link).searchParams.get("data") ?? "";
  return JSON.parse(Buffer.from(data, "base64url").toString("utf8")) as Record<string, unknown>;
};

// R-TOP-7
test("the link carries the ticket as its credential, the action and the payload", () => {
  const data = opened(payLink("http://pay.test", "en-US", request));
  expect(data).toMatchObject({
    credential: { token: "once" },
    action: "rechargeAccountByMe",
    payload: { pay_amount: 499, return_url: request.return_url },
  });
});

test("the locale is in the path, except for English", () => {
  expect(new URL(payLink("http://pay.test", "en-US", request)).pathname).toBe("/");
  expect(new URL(payLink("http://pay.test", "zh-TW", request)).pathname).toBe("/zh-TW");
});
