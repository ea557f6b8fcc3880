import { afterAll, beforeAll, expect, test } from "vitest";
import type { Services, Viewer } from "../../../platform/context.ts";
import { testShop, type TestShop } from "../../../testing/test-shop.ts";
import { mailNotifications } from "../../notifications/mails/mail-notifications.ts";
import { sendEventNotifications } from "../../notifications/events/send-event-notifications.ts";
import { queuedMails } from "../../notifications/testing/mailbox.ts";
import { buyOne, giveBack } from "../../orders/testing/refunds.ts";
import { game, player } from "../../orders/testing/shop.ts";
import { applyFact } from "../apply-fact.ts";
import type { PaymentRow } from "../payment-row.ts";
import type { ProviderFact } from "../../providers/provider.types.ts";
import { factFor, openPayment, till } from "../testing/till.ts";

let shop: TestShop;
let services: Services;
beforeAll(async () => {
  shop = await testShop();
  services = (await till(shop.db)).services;
  // The API's clock is the till's.
  shop.clock.now = services.now();
});
afterAll(() => shop.close());

/** A credited top-up of 1,000 minor units for 10 coins. */
async function toppedUp(currency = "USD") {
  const mika = await player(shop.db);
  const payment = await openPayment(services, mika, currency);
  await applyFact(services, factFor(payment));
  return { mika, payment };
}

const tell = (payment: PaymentRow, change: Partial<ProviderFact>) =>
  applyFact(services, factFor(payment, change));
const refund = (payment: PaymentRow, refundId: string, minor: number) =>
  tell(payment, {
    kind: "refunded",
    back: {
      refundId: `${refundId}-${payment.order_no}`,
      amount: { currency: payment.currency_id, minor },
    },
  });

/** Both sweeps, several of them at once and once more: what is told twice would be told now. */
async function sweep() {
  await Promise.all(Array.from({ length: 3 }, () => sendEventNotifications(services)));
  await sendEventNotifications(services);
  await mailNotifications(services);
  await mailNotifications(services);
}

const mailsTo = async ({ uuid }: Viewer) => {
  const mails = await queuedMails(shop.db, `${uuid}@mail.test`);
  return mails.map(({ subject, text }) => `${subject}\n${text}`);
};

type Entry = { readonly kind: string; readonly facts: Readonly<Record<string, unknown>> };
const inboxOf = async (viewer: Viewer) => {
  const { data } = await shop.ask("{ findNotification { kind facts } }", {}, viewer);
  return (data as { readonly findNotification: readonly Entry[] }).findNotification.toReversed();
};

// R-RFD-31
test("each refund of a top-up is notified once, with its amount and the coins taken back", async () => {
  const { mika, payment } = await toppedUp();
  await refund(payment, "a", 400);
  await sweep();
  await refund(payment, "b", 600);
  await refund(payment, "b", 600);
  await sweep();
  const about = { order_no: payment.order_no, currency_id: "USD" };
  expect(await inboxOf(mika)).toEqual([
    { kind: "refund", facts: { ...about, pay_amount: 400, coin: 400, silver: 20 } },
    { kind: "refund", facts: { ...about, pay_amount: 600, coin: 600, silver: 30 } },
  ]);
  const [first = "", second = "", ...others] = await mailsTo(mika);
  expect(others).toEqual([]);
  expect(first).toContain("Your refund\nOne of your payments was refunded.");
  expect(first).toContain("Given back: USD 4.00\nCoins taken back: 4.00\nSilver taken back: 0.20\n");
  expect(first).toContain(`http://pay.localhost:4730/log/${payment.order_no}`);
  expect(second).toContain("Given back: USD 6.00");
});

// R-RFD-31
test("of coins that were spent the mail says what is owed, and the way back", async () => {
  const { mika, payment } = await toppedUp();
  const bought = await game(shop.db, { list: 900 });
  await buyOne(shop.db, mika, bought, { wallet: { coins: 1_000 } });
  await refund(payment, "a", 1_000);
  await sweep();
  const [mail = ""] = await mailsTo(mika);
  expect(mail).toContain("Coins you owe: 9.00");
  expect(mail).toContain("Coins that you add to your wallet pay this debt first");
});

// R-RFD-32
test("a dispute is notified when it freezes purchases and when it is won, however many messages there are", async () => {
  const { mika, payment } = await toppedUp();
  await refund(payment, "a", 400);
  await tell(payment, { kind: "disputed", disputeId: `1-${payment.order_no}` });
  await tell(payment, { kind: "disputed", disputeId: `2-${payment.order_no}` });
  await sweep();
  await tell(payment, { kind: "dispute_won", disputeId: `1-${payment.order_no}` });
  await sweep();
  await tell(payment, { kind: "dispute_won", disputeId: `2-${payment.order_no}` });
  await tell(payment, { kind: "dispute_won", disputeId: `2-${payment.order_no}` });
  await sweep();
  const told = await inboxOf(mika);
  expect(
    told
      .map(({ kind, facts }) => `${kind} ${String(facts["dispute"])} ${String(facts["pay_amount"])}`)
      .toSorted(),
  ).toEqual(["payment_dispute open 1000", "payment_dispute won 1000", "refund undefined 400"]);
  const mails = await mailsTo(mika);
  expect(mails).toHaveLength(3);
  expect(mails.some((mail) => mail.includes("you cannot buy anything until the dispute is settled"))).toBe(
    true,
  );
  expect(mails.at(-1)).toContain("It no longer blocks your purchases.");
});

// R-RFD-32
test("a lost dispute is notified once, with the money that was taken and what is owed", async () => {
  const { mika, payment } = await toppedUp();
  const bought = await game(shop.db, { list: 700 });
  await buyOne(shop.db, mika, bought, { wallet: { coins: 1_000 } });
  await tell(payment, { kind: "disputed", disputeId: `1-${payment.order_no}` });
  await tell(payment, { kind: "reversed", disputeId: `1-${payment.order_no}` });
  await tell(payment, { kind: "reversed", disputeId: `1-${payment.order_no}` });
  await sweep();
  expect((await inboxOf(mika)).map(({ facts }) => facts["dispute"])).toEqual(["open", "lost"]);
  const mails = await mailsTo(mika);
  expect(mails).toHaveLength(2);
  expect(mails.at(-1)).toContain(
    "About your payment\nThe provider took back the money of one of your payments.",
  );
  expect(mails.at(-1)).toContain("Given back: USD 10.00\nCoins taken back: 10.00\n");
  expect(mails.at(-1)).toContain("Coins you owe: 7.00");
});

// R-RFD-33
test("a refunded game is notified once, with what came back", async () => {
  const { mika } = await toppedUp();
  const bought = await game(shop.db, { list: 900 });
  const order = await buyOne(shop.db, mika, bought, { wallet: { coins: 1_000 } });
  const line = { order_uuid: order, store_id: bought.id, uuid: crypto.randomUUID() };
  await Promise.all([giveBack(shop.db, mika, line), giveBack(shop.db, mika, line)]);
  await sweep();
  const told = (await mailsTo(mika)).filter((mail) => mail.startsWith("Your refund"));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("Your return is complete. What you paid with is back in your wallet:");
  expect(told[0]).toContain("Coins: 9.00");
  expect(told[0]).toContain("#inbox");
});

// R-RFD-34
test("only the player learns why they cannot buy", async () => {
  const { mika, payment } = await toppedUp();
  const freezeOf = async (viewer: Viewer) => {
    const { data } = await shop.ask("{ me { purchase_freeze { owed disputed } } }", {}, viewer);
    return (data as { readonly me: { readonly purchase_freeze: object | null } }).me.purchase_freeze;
  };
  expect(await freezeOf(mika)).toBeNull();
  await tell(payment, { kind: "disputed" });
  expect(await freezeOf(mika)).toEqual({ owed: 0, disputed: true });
  await tell(payment, { kind: "dispute_won" });
  expect(await freezeOf(mika)).toBeNull();
  const bought = await game(shop.db, { list: 900 });
  await buyOne(shop.db, mika, bought, { wallet: { coins: 1_000 } });
  await refund(payment, "a", 1_000);
  expect(await freezeOf(mika)).toEqual({ owed: 900, disputed: false });
  expect(await freezeOf(await player(shop.db))).toBeNull();
});

// R-RFD-31, R-NTF-2
test("a player who switched the inbox off for refunds and disputes gets mails only", async () => {
  const { mika, payment } = await toppedUp();
  const off = (kind: string, channel: string) =>
    shop.ask(
      `mutation { setNotificationSetting(kind: ${kind}, channel: ${channel}, enabled: false) { kind } }`,
      {},
      mika,
    );
  for (const kind of ["refund", "payment_dispute"]) {
    expect((await off(kind, "inbox")).errors).toBeUndefined();
    expect((await off(kind, "mail")).errors?.[0]?.extensions.code).toBe("input/invalid");
  }
  await refund(payment, "a", 400);
  await tell(payment, { kind: "disputed" });
  await sweep();
  expect(await inboxOf(mika)).toEqual([]);
  expect(await mailsTo(mika)).toHaveLength(2);
});

// R-RFD-31, R-RFD-32
test("a reader of the partner's shop is notified in Chinese and yuan, with a link to that brand's pay site", async () => {
  const { mika, payment } = await toppedUp("CNY");
  await shop.db.$client.query(
    "insert into notification_readers (user_uuid, locale, platform_key, updated_at) values ($1, 'zh-CN', 'partner', now()) on conflict (user_uuid) do update set locale = 'zh-CN', platform_key = 'partner'",
    [mika.uuid],
  );
  await tell(payment, { kind: "disputed" });
  await sweep();
  const [mail = ""] = await mailsTo(mika);
  expect(mail).toContain("CNY ");
  expect(mail).toContain(`http://partner-pay.localhost:4730/zh-CN/log/${payment.order_no}`);
});
