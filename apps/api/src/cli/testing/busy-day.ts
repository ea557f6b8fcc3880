import { randomUUID } from "node:crypto";
import type { Viewer } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { checkout, type CheckoutRequest } from "../../modules/orders/index.ts";
import {
  buying,
  couponFor,
  game,
  inCart,
  NOW,
  player,
  seen,
  setDiscount,
  type Game,
} from "../../modules/orders/testing/shop.ts";
import { applyFact, type PaymentRow } from "../../modules/top-ups/index.ts";
import { factFor, openPayment, till } from "../../modules/top-ups/testing/till.ts";
import { grantCoins, grantSilver, walletOf } from "../../modules/wallets/index.ts";

const PLAYERS = 5;
const GAMES = 30;

/**
 * A simulated day at the shop: players buy, fill carts, use coupons, top up, retry and send conflicting requests, all
 * concurrently, while prices change. Every answer is recorded outside the database, to be compared with it at the end.
 *
 * @param seed the same seed gives the same steps (their interleaving is up to the machine)
 */
export async function busyDay(
  db: Database,
  { seed, steps, atOnce }: { readonly seed: number; readonly steps: number; readonly atOnce: number },
) {
  const random = generator(seed);
  const below = (max: number) => Math.floor(random() * max);
  const { services } = await till(db);
  const authors = [randomUUID(), randomUUID()];
  const games: Game[] = [];
  for (let i = 0; i < GAMES; i += 1)
    games.push(await game(db, { list: below(30) * 50 + (i % 3), author: authors[i % 3] ?? null }));
  const people: Viewer[] = [];
  for (let i = 0; i < PLAYERS; i += 1) people.push(await player(db));

  const told = new Map(people.map(({ uuid }) => [uuid, { coin: 0, silver: 0 }]));
  const account = (uuid: string, coin: number, silver: number) => {
    const known = told.get(uuid);
    if (known) told.set(uuid, { coin: known.coin + coin, silver: known.silver + silver });
  };
  const acknowledged = new Set<string>();
  const requests: { readonly viewer: Viewer; readonly request: CheckoutRequest }[] = [];
  const payments: PaymentRow[] = [];
  const discounts = new Map<number, number>();
  const counted = { purchases: 0, topUps: 0, refusals: 0 };

  const send = async (viewer: Viewer, request: CheckoutRequest) => {
    const answer = await checkout(services, viewer, request, "international").catch((fault: unknown) => {
      if (fault instanceof Error && "code" in fault && fault.code === "request/id-conflict") return null;
      throw fault;
    });
    if (answer?.kind !== "done") {
      counted.refusals += 1;
      return;
    }
    // A retry gets the same answer as the first, and counts once.
    if (acknowledged.has(answer.uuid)) return;
    acknowledged.add(answer.uuid);
    counted.purchases += 1;
    account(viewer.uuid, -answer.coin, -answer.silver);
  };
  const asSeen = (item: Game) => ({ game: item, percent: discounts.get(item.id) ?? 0 });
  const purse = async (viewer: Viewer) => {
    const { meowcent, silver } = await walletOf(db, viewer.uuid);
    return { coins: meowcent, silver };
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };

  const actions: readonly (() => Promise<void>)[] = [
    async () => buySome(pick(people), pick(games)),
    async () => buySome(pick(people), pick(games)),
    async () => buySome(pick(people), pick(games)),
    async () => buyWithCoupon(pick(people), pick(games), 5 + below(90)),
    async () => buyCart(pick(people), [pick(games), pick(games), pick(games)]),
    async () => repeat(below(2) === 0),
    async () => give(pick(people), below(2_000) + 1, below(2) === 0),
    async () => topUp(pick(people)),
    async () => sayAgain(),
    async () => reprice(pick(games), below(60)),
  ];

  async function buySome(viewer: Viewer, item: Game) {
    const request = buying(asSeen(item), await purse(viewer));
    requests.push({ viewer, request });
    await send(viewer, request);
  }
  async function buyWithCoupon(viewer: Viewer, item: Game, rate: number) {
    const coupon = { uuid: await couponFor(db, viewer.uuid, { rate }), rate };
    await send(viewer, buying({ ...asSeen(item), coupons: [coupon] }, await purse(viewer)));
  }
  async function buyCart(viewer: Viewer, items: readonly Game[]) {
    const owned = await db.$client.query<{ store_id: number }>(
      "select store_id from entitlements where user_uuid = $1",
      [viewer.uuid],
    );
    const open = [...new Set(items)].filter(({ id }) => !owned.rows.some((row) => row.store_id === id));
    const cart: { cart_store_uuid: string; coupon_uuids: readonly string[] }[] = [];
    for (const { id } of open) {
      const uuid = await inCart(db, viewer.uuid, id).catch(() => null); // Already in it.
      if (uuid) cart.push({ cart_store_uuid: uuid, coupon_uuids: [] });
    }
    if (cart.length < open.length || cart.length === 0) return;
    const shown = seen(open.map(asSeen), await purse(viewer));
    const request = {
      uuid: randomUUID(),
      wanted: { kind: "cart" as const, entries: cart },
      account_1_amount: shown.silver,
      shown,
    };
    requests.push({ viewer, request });
    await send(viewer, request);
  }
  async function repeat(isChanged: boolean) {
    if (requests.length === 0) return;
    const { viewer, request } = pick(requests);
    const changed = { ...buying(asSeen(pick(games)), await purse(viewer)), uuid: request.uuid };
    await send(viewer, isChanged ? changed : request);
  }
  async function give(viewer: Viewer, amount: number, isSilver: boolean) {
    const grant = { id: randomUUID(), userUuid: viewer.uuid, amount, reason: "gift of the day", now: NOW };
    const times = 1 + below(2);
    const given = await Promise.all(
      Array.from({ length: times }, () => (isSilver ? grantSilver(db, grant) : grantCoins(db, grant))),
    );
    if (given.filter(Boolean).length !== 1) throw new Error("a gift was given more or less than once");
    account(viewer.uuid, isSilver ? 0 : amount, isSilver ? amount : 0);
  }
  async function topUp(viewer: Viewer) {
    const payment = await openPayment(services, viewer);
    payments.push(payment);
    const isWrong = below(4) === 0;
    await report(payment, isWrong ? payment.pay_amount + 1 : payment.pay_amount);
  }
  async function sayAgain() {
    if (payments.length > 0) {
      const payment = pick(payments);
      await Promise.all([report(payment, payment.pay_amount), report(payment, payment.pay_amount)]);
    }
  }
  async function report(payment: PaymentRow, minor: number) {
    const { outcome } = await applyFact(
      services,
      factFor(payment, { amount: { currency: payment.currency_id, minor } }),
    );
    if (outcome !== "credited") return;
    counted.topUps += 1;
    account(payment.user_uuid, payment.coin, payment.silver);
  }
  async function reprice(item: Game, percent: number) {
    await setDiscount(db, item.id, percent);
    discounts.set(item.id, percent);
  }

  for (const viewer of people) await give(viewer, 3_000, false);
  const drawn = Array.from({ length: steps }, () => pick(actions));
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let action = drawn.pop(); action; action = drawn.pop()) await action();
    }),
  );

  return {
    counted,
    /** Players whose wallet does not match the sum of the answers they got. */
    wrongWallets: async () => {
      const wrong: string[] = [];
      for (const [uuid, { coin, silver }] of told) {
        const wallet = await walletOf(db, uuid);
        if (wallet.meowcent !== coin || wallet.silver !== silver)
          wrong.push(`${uuid}: told ${coin}/${silver}, holds ${wallet.meowcent}/${wallet.silver}`);
      }
      return wrong;
    },
    /** Acknowledged purchases that are not in the books, and vice versa. */
    lostOrders: async () => {
      const { rows } = await db.$client.query<{ uuid: string }>("select uuid from orders");
      const kept = new Set(rows.map(({ uuid }) => uuid));
      return [
        ...[...acknowledged].filter((uuid) => !kept.has(uuid)),
        ...[...kept].filter((uuid) => !acknowledged.has(uuid)),
      ];
    },
  };
}

/** Seeded pseudo-random numbers in [0, 1): Lehmer's generator, good enough for shuffling a day. */
function generator(seed: number): () => number {
  let state = seed * 7_919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
