import { createTranslator } from "@catnip/i18n";
import type { Locale } from "@catnip/domain/locales";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadMessages } from "@catnip/site/messages/load-messages.ts";
import type { Notification } from "./notification.ts";
import { NotificationText } from "./notification-text.tsx";

const receipt = (facts: Partial<Notification>): Notification => ({
  uuid: "0198c0de-0000-7000-8000-000000000001",
  kind: "purchase_receipt",
  createdAt: "2026-03-01T12:00:00.000Z",
  isUnread: true,
  game: null,
  gameNames: [],
  percent: null,
  endedAt: null,
  coin: null,
  silver: null,
  payAmount: null,
  currencyId: null,
  orderNo: null,
  owed: null,
  dispute: null,
  device: null,
  country: null,
  accountEnding: null,
  payoutsFrom: null,
  reason: null,
  giftReason: null,
  ...facts,
});

const messages = new Map<Locale, Awaited<ReturnType<typeof loadMessages>>>();
beforeAll(async () => {
  for (const locale of ["en-US", "zh-CN", "ja-JP"] as const) messages.set(locale, await loadMessages(locale));
});

function words(entry: Notification, locale: Locale = "en-US"): string {
  const i18n = createTranslator(locale, messages.get(locale) ?? {});
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NotificationText entry={entry} />
    </I18nProvider>,
  ).replaceAll(/<!--.*?-->/g, "");
}

test.each([
  {
    says: "coins and silver separately",
    facts: { gameNames: ["Neon Drift"], coin: 249, silver: 150 },
    is: "Thank you for buying Neon Drift. You paid 2.49 coins and 1.50 silver.",
  },
  {
    says: "coins alone",
    facts: { gameNames: ["Neon Drift", "Quiet Harbour"], coin: 249, silver: 0 },
    is: "Thank you for buying Neon Drift and Quiet Harbour. You paid 2.49 coins.",
  },
  {
    says: "silver alone",
    facts: { gameNames: ["Neon Drift"], coin: 0, silver: 150 },
    is: "Thank you for buying Neon Drift. You paid 1.50 silver.",
  },
  {
    says: "a free game without calling it a purchase",
    facts: { gameNames: ["Free Game"], coin: 0, silver: 0 },
    is: "Added to your library: Free Game.",
  },
  {
    says: "many games by naming the first three",
    facts: { gameNames: ["A", "B", "C", "D", "E"], coin: 100, silver: 0 },
    is: "Thank you for buying A, B, C, and 2 more games. You paid 1.00 coins.",
  },
  {
    says: "no games that are gone",
    facts: { coin: 100, silver: 0 },
    is: "Thank you for your purchase. You paid 1.00 coins.",
  },
])("a receipt shows $says", ({ facts, is }) => {
  expect(words(receipt(facts))).toBe(is);
});

// R-GRT-6
test.each([
  { facts: { coin: 500 }, is: "You have received a gift: 5.00 coins (Prize)." },
  { facts: { silver: 150 }, is: "You have received a gift: 1.50 silver (Prize)." },
  {
    facts: { game: { id: 7, name: "Neon Drift", words: "" } },
    is: "You have received a gift: Neon Drift (Prize).",
  },
  { facts: { percent: 20 }, is: "You have received a gift: A coupon for 20% off (Prize)." },
  { facts: {}, is: "You have received a gift." },
])("a gift says what it is and why: $is", ({ facts, is }) => {
  expect(words(receipt({ kind: "gift", giftReason: "prize", ...facts }))).toBe(is);
});

test.each(["zh-CN", "ja-JP"] as const)("a receipt in %s is translated", (locale) => {
  const text = words(receipt({ gameNames: ["Neon Drift"], coin: 249, silver: 150 }), locale);
  expect(text).toContain("Neon Drift");
  expect(text).not.toMatch(/coins|silver|Thank/);
});

// R-RFD-31, R-RFD-32
test.each<[Partial<Notification>, string]>([
  [
    { kind: "refund", payAmount: 250, currencyId: "USD" },
    "$2.50 of one of your payments was refunded, and its coins were removed from your wallet.",
  ],
  [
    { kind: "refund", payAmount: 250, currencyId: "CNY", owed: 100 },
    "CN¥2.50 of one of your payments was refunded, and its coins were removed from your wallet. You had already spent 1.00 of these coins and owe them now. Add coins to pay them, then you can buy again.",
  ],
  [{ kind: "refund" }, "One of your payments was refunded."],
  [
    { kind: "payment_dispute", dispute: "open" },
    "One of your payments is disputed. You keep your coins, but you cannot buy anything until the dispute is settled.",
  ],
  [
    { kind: "payment_dispute", dispute: "won" },
    "The dispute about one of your payments is settled, and the payment stands. It no longer blocks your purchases.",
  ],
  [
    { kind: "payment_dispute", dispute: "lost", owed: 600 },
    "The provider took back the money of one of your payments, and its coins were removed from your wallet. You had already spent 6.00 of these coins and owe them now. Add coins to pay them, then you can buy again.",
  ],
])("refunded money is explained: %j", (facts, is) => {
  expect(words(receipt(facts))).toBe(is);
});

// R-ERN-23
test("a changed bank account is named by its last digits, with the start of payouts to it", () => {
  const changed = receipt({
    kind: "payout_account_changed",
    accountEnding: "5432",
    payoutsFrom: "2026-03-08T12:00:00Z",
  });
  expect(words(changed)).toMatch(/ending in 5432; payouts to it can be requested from .*2026.* on/);
  expect(words(receipt({ kind: "payout_account_changed" }))).toMatch(/choose a new password/);
});
