import {
  createCipheriv,
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  randomUUID,
  sign,
} from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { NOW, player } from "../orders/testing/shop.ts";
import { verifyLedger, walletOf } from "../wallets/index.ts";
import { applyFact } from "./apply-fact.ts";
import { notify } from "./notify.http.ts";
import { ownPayment, type PaymentRow } from "./payment-row.ts";
import { GENUINE, INTERMEDIATE, ROOT, SIGNING_KEY } from "../providers/unionpay/testing/certificates.ts";
import { factFor, openPayment, till } from "./testing/till.ts";

/** The tests' own platforms, whose keys the shop is configured to trust. */
const platform = generateKeyPairSync("rsa", { modulusLength: 2048 });
const trusted = platform.publicKey.export({ type: "spki", format: "der" }).toString("base64");
const unionpayKey = createPrivateKey({
  key: Buffer.from(SIGNING_KEY, "base64"),
  format: "der",
  type: "pkcs8",
});
const SETTINGS = {
  PAYMENT_ALIPAY_PUBLIC_KEY: trusted,
  PAYMENT_WECHATPAY_PLATFORM_KEY: trusted,
  PAYMENT_WECHATPAY_PLATFORM_KEY_ID: "PUB_KEY_ID_TESTS",
  PAYMENT_WECHATPAY_APIV3_KEY: "k".repeat(32),
  PAYMENT_UNIONPAY_ROOT_CERT: ROOT,
  PAYMENT_UNIONPAY_MIDDLE_CERT: INTERMEDIATE,
};

type Message = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
/** What a platform may say; amounts in fen. */
type Saying = {
  readonly paid: number;
  readonly number: string;
  readonly kind: "paid" | "again" | "refunded";
};

const joined = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("&");
const asForm = (fields: Readonly<Record<string, string>>): Message => ({
  body: new URLSearchParams(fields).toString(),
  headers: {},
});

const PLATFORMS: Readonly<Record<string, (payment: PaymentRow, saying: Saying) => Message>> = {
  alipay: ({ order_no }, { paid, number, kind }) => {
    const fields = {
      notify_id: randomUUID(),
      app_id: "2021000000000001",
      seller_id: "2088000000000001",
      out_trade_no: order_no,
      trade_no: number,
      trade_status: kind === "again" ? "TRADE_FINISHED" : "TRADE_SUCCESS",
      total_amount: `${Math.floor(paid / 100)}.${String(paid % 100).padStart(2, "0")}`,
      gmt_payment: "2026-03-01 20:00:00",
      ...(kind === "refunded" && { refund_fee: "1.00" }),
    };
    const signature = sign("sha256", Buffer.from(joined(fields)), platform.privateKey);
    return asForm({ ...fields, sign_type: "RSA2", sign: signature.toString("base64") });
  },
  unionpay: ({ order_no }, { paid, number }) => {
    const fields = {
      version: "5.1.0",
      signMethod: "01",
      txnType: "01",
      merId: "777290058110001",
      orderId: order_no,
      txnTime: "20260301200000",
      txnAmt: String(paid),
      currencyCode: "156",
      queryId: number,
      respCode: "00",
      traceNo: randomUUID(),
      signPubKeyCert: `-----BEGIN CERTIFICATE-----\n${GENUINE}\n-----END CERTIFICATE-----`,
    };
    const hex = createHash("sha256").update(joined(fields)).digest("hex");
    return asForm({ ...fields, signature: sign("sha256", Buffer.from(hex), unionpayKey).toString("base64") });
  },
  wechatpay: ({ order_no }, { paid, number, kind }) => {
    const nonce = "0123456789ab";
    const cipher = createCipheriv("aes-256-gcm", "k".repeat(32), nonce);
    const order = { mchid: "1900000001", out_trade_no: order_no, transaction_id: number };
    const content = JSON.stringify(
      kind === "refunded"
        ? {
            ...order,
            out_refund_no: `R-${order_no}`,
            refund_status: "SUCCESS",
            amount: { total: paid, refund: 100, payer_total: paid, payer_refund: 100 },
          }
        : {
            ...order,
            appid: "wxdev0000000000",
            trade_type: "MWEB",
            trade_state: "SUCCESS",
            amount: { total: paid, currency: "CNY" },
          },
    );
    const sealed = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    const body = JSON.stringify({
      id: randomUUID(),
      event_type: kind === "refunded" ? "REFUND.SUCCESS" : "TRANSACTION.SUCCESS",
      resource: { algorithm: "AEAD_AES_256_GCM", ciphertext: sealed.toString("base64"), nonce },
    });
    const timestamp = String(NOW.getTime() / 1_000);
    const signature = sign("sha256", Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), platform.privateKey);
    return {
      body,
      headers: {
        "wechatpay-timestamp": timestamp,
        "wechatpay-nonce": nonce,
        "wechatpay-serial": "PUB_KEY_ID_TESTS",
        "wechatpay-signature": signature.toString("base64"),
      },
    };
  },
};

let services: Services;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase(24);
  close = made.close;
  const { services: usual } = await till(made.db);
  services = { ...usual, config: { ...usual.config, paymentSettings: SETTINGS } };
});
afterAll(async () => {
  expect((await verifyLedger(services.db)).differences).toEqual([]);
  await close();
});

/** A top-up by one of the platforms, and what that says about it. */
async function topUp(key: string) {
  const mika = await player(services.db);
  const payment = await openPayment(services, mika, "CNY", key);
  const number = `T${payment.order_no}`;
  const say = (change: Partial<Saying> = {}) => {
    const message = PLATFORMS[key]?.(payment, {
      paid: payment.pay_amount,
      number,
      kind: "paid",
      ...change,
    });
    if (!message) throw new Error("nothing to say");
    return message;
  };
  const tell = ({ body, headers }: Message) =>
    notify(
      services,
      new Request(`http://api.localhost:4730/payments/notify/${key}`, { method: "POST", body, headers }),
    );
  return {
    payment,
    say,
    tell,
    wallet: () => walletOf(services.db, mika.uuid),
    state: async () => (await ownPayment(services.db.$client, mika.uuid, payment.order_no))?.state,
  };
}
const CREDITED = { meowcent: 1_000, silver: 50 };
const NOTHING = { meowcent: 0, silver: 0 };

describe.each(Object.keys(PLATFORMS))("%s", (key) => {
  // R-PAY-2, R-PAY-9
  test("the same and another message of one payment, many at once, credit it once and are all acknowledged", async () => {
    const { say, tell, wallet } = await topUp(key);
    const [first, second] = [say(), say({ kind: "again" })];
    const all = await Promise.all([...Array(8).fill(first), ...Array(4).fill(second)].map(tell));
    expect(all.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await wallet()).toEqual(CREDITED);
  });

  // R-PAY-4
  test.each([1, -1])("%i fen more credits nothing, and goes to review", async (more) => {
    const { payment, say, tell, wallet, state } = await topUp(key);
    expect((await tell(say({ paid: payment.pay_amount + more }))).status).toBe(200);
    expect([await wallet(), await state()]).toEqual([NOTHING, "review"]);
  });

  // R-PAY-6
  test("money that comes after the end is credited, once", async () => {
    const { payment, say, tell, wallet, state } = await topUp(key);
    const over = factFor(payment, { kind: "expired", providerTxnId: "" });
    await applyFact(services, { ...over, evidence: { source: "clock", rawRef: "" } });
    expect(await state()).toBe("expired");
    await tell(say());
    await tell(say());
    expect([await wallet(), await state()]).toEqual([CREDITED, "succeeded"]);
  });

  // R-PAY-2
  test("a second payment of one order is not credited", async () => {
    const { say, tell, wallet } = await topUp(key);
    await tell(say());
    await tell(say({ number: randomUUID() }));
    expect(await wallet()).toEqual(CREDITED);
  });

  // R-PAY-10
  test("a message with a byte changed credits nothing", async () => {
    const { payment, say, tell, wallet, state } = await topUp(key);
    const { body, headers } = say();
    const at = key === "wechatpay" ? "TRANSACTION.SUCCESS" : payment.order_no;
    const answer = await tell({ headers, body: body.replace(at, `${at.slice(0, -1)}_`) });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect([await wallet(), await state()]).toEqual([NOTHING, "pending"]);
  });
});

// R-PAY-33, R-RFD-16
test.each(["alipay", "wechatpay"])(
  "a refund by %s that comes before its payment, and again after it, is no second payment and one refund",
  async (key) => {
    const { say, tell, wallet, state } = await topUp(key);
    await tell(say({ kind: "refunded" }));
    expect([await wallet(), await state()]).toEqual([NOTHING, "pending"]);
    await tell(say());
    await tell(say({ kind: "refunded" }));
    // CNY 1.00 of 68.00, rounded down: 14 of 1,000 meowcents, and none of the silver.
    expect([await wallet(), await state()]).toEqual([{ meowcent: 986, silver: 50 }, "partially_refunded"]);
  },
);
