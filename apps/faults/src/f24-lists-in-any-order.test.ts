import { player } from "@catnip/api/modules/orders/testing/shop.ts";
import { applyFact } from "@catnip/api/modules/top-ups/apply-fact.ts";
import type { ProviderFact } from "@catnip/api/modules/providers/index.ts";
import type { PaymentRow } from "@catnip/api/modules/top-ups/index.ts";
import {
  findSettlementDifferences,
  findSettlementReports,
} from "@catnip/api/modules/settlement/find-reports.ts";
import { settlePayments } from "@catnip/api/modules/settlement/settle-payments.ts";
import { listingProviders } from "@catnip/api/modules/settlement/testing/listing-providers.ts";
import { factFor, openPayment, till } from "@catnip/api/modules/top-ups/testing/till.ts";
import { walletOf } from "@catnip/api/modules/wallets/index.ts";
import type { Services } from "@catnip/api/platform/context.ts";
import { describe, expect, test } from "vitest";
import { seeds, sizeOf } from "./sizes.ts";
import { randomOf } from "./support/random.ts";
import { shopDatabase } from "./support/shop-database.ts";

const { payments } = sizeOf("f24");
const DAY_MS = 86_400_000;
const REPEATS_MAX = 3;
const WAYS = [
  ["stripe", "USD"],
  ["alipay", "CNY"],
  ["unionpay", "CNY"],
  ["tappay", "TWD"],
] as const;

type Told = Partial<ProviderFact>;
type Fate = {
  /** What the shop has heard. */
  readonly heard: readonly Told[];
  /** What the list says; each line is one statement. */
  readonly listed: readonly Told[];
  /** The differences, one for each line that differs. */
  readonly differ: readonly string[];
};

const paid: Told = {};
const refund = ({ order_no, currency_id }: PaymentRow, number: number, minor: number): Told => ({
  kind: "refunded",
  back: { refundId: `R${number}-${order_no}`, amount: { currency: currency_id, minor } },
});

const FATES: readonly ((payment: PaymentRow) => Fate)[] = [
  () => ({ heard: [paid], listed: [paid], differ: [] }),
  () => ({ heard: [], listed: [paid], differ: ["missing_local"] }),
  () => ({ heard: [paid], listed: [], differ: ["missing_provider"] }),
  (payment) => ({
    heard: [paid],
    listed: [{ amount: { currency: payment.currency_id, minor: payment.pay_amount + 100 } }],
    differ: ["amount_mismatch"],
  }),
  ({ order_no }) => ({
    heard: [paid],
    listed: [paid, { providerTxnId: `SECOND-${order_no}` }],
    differ: ["duplicate"],
  }),
  (payment) => {
    const [one, other] = [refund(payment, 1, 100), refund(payment, 2, 200)];
    return { heard: [paid, one, other], listed: [paid, one, other], differ: [] };
  },
  (payment) => {
    const [one, other] = [refund(payment, 1, 100), refund(payment, 2, 200)];
    return { heard: [paid, one], listed: [paid, one, other], differ: ["state_mismatch"] };
  },
  (payment) => {
    const three = [1, 2, 3].map((number) => refund(payment, number, 100));
    return { heard: [paid], listed: [paid, ...three], differ: three.map(() => "state_mismatch") };
  },
  (payment) => ({
    heard: [paid, refund(payment, 1, 100)],
    listed: [paid, refund(payment, 1, 150)],
    differ: ["state_mismatch"],
  }),
  () => ({
    heard: [paid, { kind: "disputed", disputeId: "D" }],
    listed: [paid, { kind: "disputed", disputeId: "D" }],
    differ: [],
  }),
];

/** All differences of the shop, as `order kind`, in a fixed order. */
async function differencesOf({ db }: Services): Promise<readonly string[]> {
  const reports = await findSettlementReports(db, {}, { limit: 1_000, offset: 0 });
  const found: string[] = [];
  for (const { uuid } of reports)
    for (const { order_no, kind } of await findSettlementDifferences(db, uuid, { limit: 1_000, offset: 0 }))
      found.push(`${order_no} ${kind}`);
  return found.toSorted();
}

// R-SET-1, R-SET-2, R-SET-3
describe(`the lists of ${payments} payments at ${WAYS.length} providers`, () => {
  test.each(seeds(1))(
    "shuffled, with lines repeated, listed again the next day, and read by four runs at once, say what they say (seed %i)",
    async (seed) => {
      const random = randomOf(seed);
      const { db, close } = await shopDatabase(16);
      const at = await till(db);
      const vendors = listingProviders();
      const services: Services = { ...at.services, paymentProviders: vendors.providers };
      const lines: ProviderFact[] = [];
      const expected: string[] = [];
      const late: PaymentRow[] = [];
      for (let index = 0; index < payments; index += 1) {
        const [provider, currency] = WAYS[index % WAYS.length] ?? WAYS[0];
        const payment = await openPayment(services, await player(db), currency, provider);
        const fate = random.pick(FATES)(payment);
        const occurredAt = services.now();
        for (const told of fate.heard) await applyFact(services, factFor(payment, { ...told, occurredAt }));
        for (const told of fate.listed) {
          const disputeId = told.disputeId && `${told.disputeId}-${payment.order_no}`;
          lines.push(
            factFor(payment, {
              ...told,
              ...(disputeId && { disputeId }),
              occurredAt,
              evidence: { source: "settlement", rawRef: "list" },
            }),
          );
        }
        for (const kind of fate.differ) expected.push(`${payment.order_no} ${kind}`);
        if (fate.heard.length === 0) late.push(payment);
      }
      const repeated = (facts: readonly ProviderFact[]) =>
        random.shuffled(
          facts.flatMap((fact) => Array.from({ length: 1 + random.below(REPEATS_MAX) }, () => fact)),
        );
      vendors.lists(...repeated(lines));
      const settle = () => Promise.allSettled(Array.from({ length: 4 }, () => settlePayments(services)));
      at.pass(DAY_MS);
      await settle();
      const found = await differencesOf(services);
      expect(found).toEqual(expected.toSorted());

      vendors.lists(...repeated(lines.map((line) => ({ ...line, occurredAt: services.now() }))));
      at.pass(DAY_MS);
      await settle();
      await settlePayments(services);
      expect(await differencesOf(services)).toEqual(found);
      for (const { user_uuid, coin } of late) expect((await walletOf(db, user_uuid)).meowcent).toBe(coin);
      await close();
    },
  );
});
