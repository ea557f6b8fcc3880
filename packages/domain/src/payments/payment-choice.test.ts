import { describe, expect, test } from "vitest";
import {
  availableCurrency,
  defaultCurrency,
  orderPaymentMethods,
  plansOnOffer,
  providersFor,
  pointPayAmount,
  supportsCurrency,
} from "./index.ts";

// R-TOP-3
describe("the order of payment methods", () => {
  const methods = ["credit-card", "wechatpay-scan", "sugoi", "line-pay", "alipay-wap", "alipay-scan"].map(
    (method) => ({ method }),
  );

  test.each(["zh-CN", "zh-TW"] as const)(
    "%s: alipay, sugoi, wechat, then the others as they came",
    (locale) => {
      expect(names(orderPaymentMethods(methods, locale))).toEqual([
        "alipay-wap",
        "alipay-scan",
        "sugoi",
        "wechatpay-scan",
        "credit-card",
        "line-pay",
      ]);
    },
  );

  test("other locales keep the given order, in a new list", () => {
    expect(orderPaymentMethods(methods, "ja-JP")).toEqual(methods);
    expect(orderPaymentMethods(methods, "ja-JP")).not.toBe(methods);
  });
});

// R-TOP-2
describe("the currency", () => {
  test.each([
    { locale: "en-US", brand: "USD", is: "USD" },
    { locale: "zh-TW", brand: "USD", is: "TWD" },
    { locale: "zh-CN", brand: "USD", is: "CNY" },
    { locale: "en-US", brand: "CNY", is: "CNY" },
    { locale: "zh-TW", brand: "CNY", is: "CNY" },
  ] as const)("$locale of a $brand brand: $is", ({ locale, brand, is }) => {
    expect(defaultCurrency(locale, brand)).toBe(is);
  });

  test("a brand without a currency uses USD", () => {
    expect(defaultCurrency("fr-FR")).toBe("USD");
  });

  test("falls back to another currency with plans, and to none when there are no plans at all", () => {
    expect(availableCurrency("TWD", ["USD", "TWD"])).toBe("TWD");
    expect(availableCurrency("TWD", ["USD", "CNY"])).toBe("USD");
    expect(availableCurrency("TWD", [])).toBeNull();
  });

  test("a list of currencies is matched by entry, not by substring", () => {
    expect(supportsCurrency("USD, twd", "TWD")).toBe(true);
    expect(supportsCurrency("USDT", "USD")).toBe(false);
    expect(supportsCurrency("", "USD")).toBe(false);
  });
});

// R-TOP-4
test("a provider is offered if it takes the chosen method in the chosen currency", () => {
  const providers = [
    takes("one", ["card", "USD", 1], ["alipay", "CNY", 0]),
    takes("two", ["card", "USD,CNY", 0]),
    takes("three", ["alipay", "CNY", 1]),
  ];
  const keys = (method: string, currency: string) =>
    providersFor(providers, method, currency).map(({ provider_key }) => provider_key);
  expect(keys("card", "CNY")).toEqual(["two"]);
  // By place, not by the order of the list (R-TOP-19).
  expect(keys("card", "USD")).toEqual(["two", "one"]);
});

describe("plans", () => {
  const plans = [plan(2), plan(0, { enable: false }), plan(1), plan(1, { currency_id: "USD" })];

  // R-TOP-4
  test("only enabled plans in the currency are offered, by index", () => {
    expect(plansOnOffer(plans, "CNY").map(({ index }) => index)).toEqual([1, 2]);
  });

  // R-TOP-14
  test("at Sugoi a plan costs 100 × the points of the entry with its coins", () => {
    const entries = [
      { meowcoin: 10, point: 72 },
      { meowcoin: 50, point: 350 },
    ];
    expect(pointPayAmount(entries, 50)).toBe(35_000);
    expect(pointPayAmount(entries, 49)).toBeNull();
  });
});

const names = (list: readonly { method: string }[]) => list.map(({ method }) => method);

/** A provider with these methods, their accepted currencies and its place. */
const takes = (provider_key: string, ...offers: [string, string, number][]) => ({
  provider_key,
  payment_provider_method: offers.map(([method, support_currency, place]) => ({
    method,
    support_currency,
    place,
  })),
});

/** An enabled plan in CNY; tests override what matters to them. */
const plan = (index: number, odd = {}) => ({ index, currency_id: "CNY", enable: true, ...odd });
