import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Services, Viewer } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { player } from "../orders/testing/shop.ts";
import { walletOf } from "../wallets/index.ts";
import { notify } from "./notify.http.ts";
import { ownPayment, type PaymentRow } from "./payment-row.ts";
import { refreshPayment, submitPayment } from "./submit-payment.ts";
import { sweepPayments } from "./sweep-payments.ts";
import { bankTransactionId } from "../providers/tappay/bank-transaction-id.ts";
import { linePay } from "./testing/line-pay.ts";
import { newebpayAnswer, newebpayMessage } from "./testing/newebpay-message.ts";
import { followLink, linkFor, till } from "./testing/till.ts";

let services: Services;
let pass: (ms: number) => void;
let close: () => Promise<void>;
let network: typeof fetch;
let mika: Viewer;
beforeAll(async () => {
  const made = await testDatabase();
  close = made.close;
  ({ services, pass } = await till(made.db, (url, init) => network(url, init)));
});
afterAll(() => close());
beforeEach(async () => {
  network = () => Promise.reject(new Error("no network"));
  mika = await player(services.db);
});

/** A payment in TWD that was handed to its provider. */
async function handedOver(provider: string, payer = mika): Promise<PaymentRow> {
  const link = await linkFor(services, payer, {}, "TWD", provider);
  const { payment } = await followLink(services, payer, link);
  await submitPayment(services, payer.uuid, payment.order_no, "zh-TW");
  return payment;
}
const stateOf = async ({ order_no }: PaymentRow) =>
  (await ownPayment(services.db.$client, mika.uuid, order_no))?.state;
const coins = async () => (await walletOf(services.db, mika.uuid)).meowcent;
const PLAN = { coin: 1_000, dollars: 320 };

describe("NewebPay", () => {
  const tell = (body: string) =>
    notify(
      services,
      new Request("http://api.localhost:4730/payments/notify/newebpay", { method: "POST", body }),
    );

  // R-PAY-2, R-PAY-9
  test("one message, five times and at once, credits once", async () => {
    const payment = await handedOver("newebpay");
    const message = newebpayMessage(payment.order_no, PLAN.dollars);
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(message)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await coins()).toBe(PLAN.coin);
    expect(await stateOf(payment)).toBe("succeeded");
  });

  // R-PAY-6
  test("money that arrives after the payment has expired is credited", async () => {
    const payment = await handedOver("newebpay");
    network = async () => Response.json({ Status: "TRA10021", Result: [] });
    pass(20 * 60_000);
    await sweepPayments(services);
    expect(await stateOf(payment)).toBe("expired");
    expect((await tell(newebpayMessage(payment.order_no, PLAN.dollars))).status).toBe(200);
    expect(await coins()).toBe(PLAN.coin);
  });

  // R-PAY-4
  test.each([
    ["another amount", { Amt: PLAN.dollars + 1 }],
    ["another merchant", { MerchantID: "MS000000001" }],
  ])("%s is a case, and credits nothing", async (_says, change) => {
    const payment = await handedOver("newebpay");
    expect((await tell(newebpayMessage(payment.order_no, PLAN.dollars, change))).status).toBe(200);
    expect(await stateOf(payment)).toBe("review");
    expect(await coins()).toBe(0);
  });

  test("a second transaction for the same order credits nothing more", async () => {
    const payment = await handedOver("newebpay");
    await tell(newebpayMessage(payment.order_no, PLAN.dollars));
    await tell(newebpayMessage(payment.order_no, PLAN.dollars, { TradeNo: "26112212349999999" }));
    expect(await coins()).toBe(PLAN.coin);
  });

  test("a forged message credits nothing", async () => {
    const payment = await handedOver("newebpay");
    const forged = newebpayMessage(payment.order_no, PLAN.dollars).replace(/TradeSha=./, "TradeSha=_");
    expect((await tell(forged)).status).toBe(400);
    expect(await coins()).toBe(0);
  });

  // R-PAY-7, R-PAY-29
  test("a payer who abandons orders does not delay a payment whose message was lost", async () => {
    const known = new Set<string>();
    network = async (_url, init) => {
      const body = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
      const orderNo = body.get("MerchantOrderNo") ?? "";
      if (!known.has(orderNo)) return Response.json({ Status: "TRA10021", Result: [] });
      return Response.json(newebpayAnswer(orderNo, body.get("Amt") ?? ""));
    };
    const idler = await player(services.db);
    // Nor does it look like a vendor that is down: the idler is let through to its page each time.
    for (let left = 0; left < 12; left += 1) {
      await handedOver("newebpay", idler);
      pass(60_000);
      await sweepPayments(services);
    }
    const payment = await handedOver("newebpay");
    known.add(payment.order_no);
    pass(3 * 60_000);
    await sweepPayments(services);
    expect(await stateOf(payment)).toBe("succeeded");
  });

  // R-PAY-29
  test("an order the payer never took to its page is not queried", async () => {
    const asked: string[] = [];
    network = async (_url, init) => {
      if (init?.body instanceof URLSearchParams) asked.push(init.body.toString());
      return Response.json({ Status: "TRA10021", Result: [] });
    };
    const link = await linkFor(services, mika, {}, "TWD", "newebpay");
    const { payment } = await followLink(services, mika, link);
    pass(20 * 60_000);
    await sweepPayments(services);
    expect(asked.filter((body) => body.includes(payment.order_no))).toEqual([]);
    expect(await stateOf(payment)).toBe("expired");
  });
});

describe("LINE Pay", () => {
  // R-PAY-2, R-PAY-30
  test("a payer who returns several times at once is confirmed and credited once", async () => {
    const vendor = linePay();
    ({ network } = vendor);
    const payment = await handedOver("linepay");
    const refresh = () => refreshPayment(services, mika.uuid, payment.order_no);
    expect(await refresh()).toMatchObject({ state: "pending" });
    vendor.says(payment.order_no, "0110");
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(await coins()).toBe(PLAN.coin);
    expect(vendor.confirms()).toBe(1);
  });

  // R-PAY-7, R-PAY-30
  test("a payer who never returns is confirmed by the sweep", async () => {
    const vendor = linePay();
    ({ network } = vendor);
    const payment = await handedOver("linepay");
    vendor.says(payment.order_no, "0110");
    pass(3 * 60_000);
    await sweepPayments(services);
    expect(await stateOf(payment)).toBe("succeeded");
    expect(await coins()).toBe(PLAN.coin);
  });

  test("a payment that was cancelled and then completed after all is credited", async () => {
    const vendor = linePay();
    ({ network } = vendor);
    const payment = await handedOver("linepay");
    const refresh = () => refreshPayment(services, mika.uuid, payment.order_no);
    vendor.says(payment.order_no, "0121");
    expect(await refresh()).toMatchObject({ state: "cancelled" });
    vendor.says(payment.order_no, "0123");
    expect(await refresh()).toMatchObject({ state: "succeeded" });
    expect(await coins()).toBe(PLAN.coin);
  });

  // R-PAY-4
  test("another amount is a case, and credits nothing", async () => {
    const vendor = linePay();
    ({ network } = vendor);
    const payment = await handedOver("linepay");
    vendor.says(payment.order_no, "0123", PLAN.dollars - 1);
    expect(await refreshPayment(services, mika.uuid, payment.order_no)).toMatchObject({ state: "review" });
    expect(await coins()).toBe(0);
  });

  test("it has no address for notifications", async () => {
    const answer = await notify(
      services,
      new Request("http://api.localhost:4730/payments/notify/linepay", { method: "POST", body: "{}" }),
    );
    expect(answer.status).toBe(404);
  });
});

describe("TapPay", () => {
  const tell = (content: object) =>
    notify(
      services,
      new Request("http://api.localhost:4730/payments/notify/tappay", {
        method: "POST",
        body: JSON.stringify(content),
      }),
    );
  /** The vendor has this record of an order, and nothing else. */
  const records = (payment: PaymentRow, change: object = {}): typeof fetch => {
    const trade_records = [
      {
        rec_trade_id: `D${payment.order_no}`,
        order_number: payment.order_no,
        bank_transaction_id: bankTransactionId(payment.order_no),
        merchant_id: "catnip_dev_ESUN",
        currency: "TWD",
        // What is left after refunds is not what was paid.
        amount: 0,
        original_amount: PLAN.dollars,
        record_status: 0,
        time: 1_772_366_400_000,
        ...change,
      },
    ];
    return async () => Response.json({ status: 2, msg: "Success", trade_records });
  };
  const events = async () =>
    (await services.db.$client.query("select from provider_events where provider = 'tappay'")).rowCount;

  // R-PAY-2, R-PAY-26
  test("an unsigned message, five times and at once, credits once what the record says", async () => {
    const payment = await handedOver("tappay");
    network = records(payment);
    const about = { order_number: payment.order_no, amount: 1, status: 0 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(about)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await coins()).toBe(PLAN.coin);
  });

  // R-PAY-26
  test("a message about anything but a payment of this provider is not even kept", async () => {
    const other = await handedOver("newebpay");
    const before = await events();
    network = () => Promise.reject(new Error("asked about another player's order"));
    for (const order_number of [other.order_no, "01JNB2Q6W0ABCDEFGHJKMNPQRS"])
      expect((await tell({ order_number, status: 0 })).status).toBe(200);
    expect(await events()).toBe(before);
  });

  // R-PAY-4
  test.each([
    ["another amount", { original_amount: PLAN.dollars + 1 }],
    ["another currency", { currency: "USD" }],
    ["another merchant", { merchant_id: "someone_ESUN" }],
  ])("%s in the record is a case, and credits nothing", async (_says, change) => {
    const payment = await handedOver("tappay");
    network = records(payment, change);
    await tell({ order_number: payment.order_no });
    expect(await stateOf(payment)).toBe("review");
    expect(await coins()).toBe(0);
  });

  // R-PAY-26
  test("a record of the same order number that we did not make is not ours", async () => {
    const payment = await handedOver("tappay");
    network = records(payment, { bank_transaction_id: "SOMEBODYELSES" });
    await tell({ order_number: payment.order_no });
    expect(await stateOf(payment)).toBe("pending");
    expect(await coins()).toBe(0);
  });
});
