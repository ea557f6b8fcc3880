import { forgetUser } from "@catnip/api/modules/accounts/users.service.ts";
import { applyFact } from "@catnip/api/modules/top-ups/apply-fact.ts";
import type { ProviderFact } from "@catnip/api/modules/providers/index.ts";
import type { PaymentRow } from "@catnip/api/modules/top-ups/index.ts";
import { factFor, openPayment, till } from "@catnip/api/modules/top-ups/testing/till.ts";
import { checkout } from "@catnip/api/modules/orders/index.ts";
import { buying, NOW, player, type Game } from "@catnip/api/modules/orders/testing/shop.ts";
import type { Services, Viewer } from "@catnip/api/platform/context.ts";
import { coinsTakenBack } from "@catnip/domain/payments";
import { describe, expect, test } from "vitest";
import { seeds, sizeOf } from "./sizes.ts";
import { drawMoneyBack, type MoneyBackHistory } from "./support/payments/money-back.ts";
import { randomOf, type Random } from "./support/random.ts";
import { stockGames } from "./support/shelf.ts";
import { shopDatabase } from "./support/shop-database.ts";

const { payments } = sizeOf("f23");
const TELLINGS_MAX = 3;

type Standing = {
  readonly state: string;
  readonly booked: number;
  readonly coin: number;
  readonly cases: number;
  readonly freeze: { readonly owed: number; readonly disputed: boolean } | null;
};

async function standingOf({ db }: Services, { order_no }: PaymentRow): Promise<Standing | undefined> {
  const { rows } = await db.$client.query<Standing>(
    `select state, purchase_freeze(user_uuid) as freeze,
      (select coalesce(sum(minor), 0)::int from payment_refunds r where r.order_no = p.order_no) as booked,
      (select coalesce(sum(r.coin), 0)::int from payment_refunds r where r.order_no = p.order_no) as coin,
      (select count(*)::int from payment_cases c where c.payment_order_no = p.order_no) as cases
      from payments p where order_no = $1`,
    [order_no],
  );
  return rows[0];
}

/** Something the payer does meanwhile. */
const AWAY: Readonly<Record<string, (services: Services, viewer: Viewer, game: Game) => Promise<unknown>>> = {
  "stays as they are": () => Promise.resolve(),
  "spends the coins": (services, viewer, game) =>
    checkout(
      { db: services.db, now: () => NOW },
      viewer,
      buying({ game }, { coins: 1_000, silver: 50 }),
      "international",
    ),
  "leaves the shop": (services, viewer) => forgetUser(services, viewer.uuid),
};

function tellings(history: MoneyBackHistory, random: Random): readonly Partial<ProviderFact>[] {
  return random.shuffled(
    history.facts.flatMap((fact) => Array.from({ length: 1 + random.below(TELLINGS_MAX) }, () => fact)),
  );
}

// R-DSP-2, R-DSP-3, R-RFD-16, R-RFD-17, R-OPS-7
describe(`${payments} payments refunded in parts and disputed, reported in any order, each up to ${TELLINGS_MAX} times`, () => {
  test.each(seeds(1))("end as their provider has it (seed %i)", async (seed) => {
    const random = randomOf(seed);
    const { db, close } = await shopDatabase(8);
    const { services } = await till(db);
    const games = await stockGames(db, payments, 900);
    for (let index = 0; index < payments; index += 1) {
      const viewer = await player(db);
      const payment = await openPayment(services, viewer);
      const history = drawMoneyBack(random, payment.order_no, payment.pay_amount, payment.currency_id);
      const told = tellings(history, random);
      const away = random.pick(Object.keys(AWAY));
      const awayAt = random.below(told.length);
      const heard: string[] = [];
      for (const [at, fact] of told.entries()) {
        if (at === awayAt) await AWAY[away]?.(services, viewer, games[index] ?? { id: 0, list: 0 });
        const { outcome } = await applyFact(services, factFor(payment, fact));
        heard.push(`${fact.kind ?? "paid"} ${fact.back?.amount.minor ?? ""} ${outcome}`);
      }
      const standing = await standingOf(services, payment);
      const about = `payment ${index}: ${history.says}; ${away} before telling ${awayAt}; told: ${heard.join(", ")}`;
      expect({ about, ...standing, disputed: standing?.freeze?.disputed ?? false }).toMatchObject({
        about,
        state: history.state,
        booked: history.back,
        coin: coinsTakenBack(payment, 0, history.back).coin,
        disputed: history.state === "disputed",
      });
      // A statement that came too early to be applied is one case, however often it was sent.
      expect(standing?.cases).toBeLessThanOrEqual(history.facts.length);
    }
    await close();
  });
});

const usd = (minor: number) => ({ currency: "USD", minor });

// R-CAS-1, R-RFD-21
describe("what does not fit is a case of its own", () => {
  async function credited() {
    const { db, close } = await shopDatabase(8);
    const { services } = await till(db);
    const payment = await openPayment(services, await player(db));
    const tell = (fact: Partial<ProviderFact>) => applyFact(services, factFor(payment, fact));
    await tell({});
    const cases = async (orderNo = payment.order_no) =>
      (
        await db.$client.query<{ reason: string }>(
          "select reason from payment_cases where order_no = $1 order by opened_at, uuid",
          [orderNo],
        )
      ).rows.map(({ reason }) => reason);
    return { db, services, payment, tell, cases, close };
  }

  test("for each refund of more than was paid, also after the first was decided", async () => {
    const { db, tell, cases, close } = await credited();
    const refund = (refundId: string, minor: number) =>
      tell({ kind: "refunded", back: { refundId, amount: usd(minor) } });
    await refund("one", 1_500);
    await refund("one", 1_500);
    expect(await cases()).toEqual(["amount-mismatch"]);
    await db.$client.query(
      `update payment_cases set decision = 'dismiss', decision_uuid = gen_random_uuid(), decided_by = gen_random_uuid(),
        decided_at = now(), why = 'a mistake of the provider'`,
    );
    expect(await refund("one", 1_500)).toMatchObject({ outcome: "unchanged" });
    expect(await refund("other", 1_500)).toMatchObject({ outcome: "review" });
    expect(await refund("other", 1_700)).toMatchObject({ outcome: "review" });
    expect(await cases()).toEqual(["amount-mismatch", "amount-mismatch", "amount-mismatch"]);
    await close();
  });

  test("for each dispute about a payment that was refunded, which moves nothing", async () => {
    const { services, payment, tell, cases, close } = await credited();
    await tell({ kind: "refunded", back: { refundId: "all", amount: usd(payment.pay_amount) } });
    for (const disputeId of ["one", "other", "one"]) await tell({ kind: "disputed", disputeId });
    expect(await cases()).toEqual(["contradiction", "contradiction"]);
    expect(await standingOf(services, payment)).toMatchObject({ state: "refunded", freeze: null });
    await close();
  });

  test("and one dispute about two payments freezes both, and each ends as reported", async () => {
    const { db, services, payment, tell, close } = await credited();
    const other = await openPayment(services, await player(db));
    const tellOther = (fact: Partial<ProviderFact>) => applyFact(services, factFor(other, fact));
    await tellOther({});
    await tell({ kind: "disputed", disputeId: "both" });
    await tellOther({ kind: "disputed", disputeId: "both" });
    const frozen = { owed: 0, disputed: true };
    expect(await standingOf(services, payment)).toMatchObject({ state: "disputed", freeze: frozen });
    expect(await standingOf(services, other)).toMatchObject({ state: "disputed", freeze: frozen });
    await tell({ kind: "dispute_won", disputeId: "both" });
    await tellOther({ kind: "reversed", disputeId: "both" });
    expect(await standingOf(services, payment)).toMatchObject({ state: "succeeded", freeze: null });
    expect(await standingOf(services, other)).toMatchObject({ state: "reversed", booked: other.pay_amount });
    await close();
  });
});
