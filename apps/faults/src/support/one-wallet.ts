import { addOrderRefund, checkout, type CheckoutRequest } from "@catnip/api/modules/orders/index.ts";
import { buying, inCart, NOW, player, seen, type Game } from "@catnip/api/modules/orders/testing/shop.ts";
import type { ProviderFact } from "@catnip/api/modules/providers/index.ts";
import { applyFact, seedPayments } from "@catnip/api/modules/top-ups/index.ts";
import type { Viewer } from "@catnip/api/platform/context.ts";
import type { Database } from "@catnip/api/platform/database.ts";
import { ApiError } from "@catnip/api/platform/errors.ts";
import { randomUUID } from "node:crypto";
import { pendingPayments } from "./pending-payments.ts";
import { randomOf, type Random } from "./random.ts";
import { CODE, plantCodes, redeem } from "./redeeming.ts";
import { stockGames } from "./shelf.ts";

const KINDS = ["buy", "buy-cart", "redeem", "refund", "top-up"] as const;
type Kind = (typeof KINDS)[number];

/** Every purchase, code, refund and payment of the run is drawn from its seed. */
type Operation = { readonly kind: Kind; readonly random: Random; readonly at: Date };

/** Half a day apart, so that a brand's limit of refunds in some months is met and passed. */
const APART_MS = 12 * 3_600_000;

export function drawOperations(seed: number, count: number): readonly Operation[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, index) => ({
    kind: random.pick(KINDS),
    random: randomOf(random.below(1_000_000_000)),
    at: new Date(NOW.getTime() + index * APART_MS),
  }));
}

/** What the shop has acknowledged; the model that its books are compared with. */
type Model = { coins: number; silver: number; readonly owned: Map<number, string> };

const START = { coins: 200_000, silver: 20_000 } as const;
const PRICE = 1_000;
const GAMES_IN_CART = 3;

/** One player whose tabs all spend, redeem, give back and top up. */
export async function oneWallet(db: Database, operations: number) {
  const mika = await player(db, START);
  const games = await stockGames(db, operations, PRICE);
  const codes = await plantCodes(db, Math.ceil(operations / 10));
  await seedPayments(db);
  const topUps = await pendingPayments(db, mika.uuid, Math.ceil(operations / 4));
  const model: Model = { ...START, owned: new Map() };
  const shop: Shop = { db, mika, model };
  let cartFrom = Math.floor(games.length / 4);

  const work: Readonly<Record<Kind, (operation: Operation) => Promise<string>>> = {
    buy: async ({ random, at }) => {
      // From a quarter of the games, so that many are wanted twice.
      const game = random.pick(games.slice(0, Math.ceil(games.length / 4)));
      return purchase(shop, buying({ game }, walletOfBuyer(random)), random, at);
    },
    "buy-cart": async ({ random, at }) => {
      const wanted = games.slice(cartFrom, cartFrom + GAMES_IN_CART);
      cartFrom += GAMES_IN_CART;
      if (wanted.length === 0) return "sold-out";
      return purchase(shop, await cartOf(shop, wanted, walletOfBuyer(random)), random, at);
    },
    redeem: async ({ random, at }) => {
      const outcome = await redeem(db, mika, random.pick(codes), at);
      if (outcome === "done") book(model, CODE.meowcent, CODE.silver);
      return outcome;
    },
    refund: async ({ random, at }) => {
      const bought = [...model.owned];
      return bought.length === 0 ? "nothing-owned" : giveBack(shop, random.pick(bought), random, at);
    },
    "top-up": async ({ random, at }) => {
      const outcomes = await payIn(shop, random.pick(topUps.facts), random, at);
      for (const outcome of outcomes) if (outcome === "credited") book(model, topUps.coin, topUps.silver);
      return outcomes.includes("credited") ? "credited" : (outcomes[0] ?? "");
    },
  };
  return { mika, model, run: (operation: Operation) => work[operation.kind](operation) };
}

type Shop = { readonly db: Database; readonly mika: Viewer; readonly model: Model };

/** Some pay with silver, of which they think they have plenty. */
const walletOfBuyer = (random: Random) =>
  random.chance(0.3) ? { coins: 1_000_000, silver: 1_000_000 } : { coins: 1_000_000 };

async function cartOf(
  { db, mika }: Shop,
  games: readonly Game[],
  wallet: { readonly coins: number; readonly silver?: number },
): Promise<CheckoutRequest> {
  const entries = await Promise.all(
    games.map(async ({ id }) => ({ cart_store_uuid: await inCart(db, mika.uuid, id), coupon_uuids: [] })),
  );
  const shown = seen(
    games.map((game) => ({ game })),
    wallet,
  );
  return { uuid: randomUUID(), wanted: { kind: "cart", entries }, account_1_amount: shown.silver, shown };
}

/** Sometimes two tabs send the same request. */
const copies = (random: Random) => (random.chance(0.2) ? 2 : 1);

async function purchase(
  { db, mika, model }: Shop,
  request: CheckoutRequest,
  random: Random,
  at: Date,
): Promise<string> {
  const send = () => checkout({ db, now: () => at }, mika, request, "international");
  const answers = await Promise.all(Array.from({ length: copies(random) }, send));
  // A refusal is about its moment: a copy that came a moment later may find more coins. What was done stays done.
  const done = answers.filter((each) => each.kind === "done");
  if (new Set(done.map((each) => JSON.stringify(each))).size > 1)
    throw new Error(`Done twice: ${JSON.stringify(done)}`);
  const [answer] = done;
  if (!answer) {
    const [refusal] = answers;
    return refusal?.kind === "refused" ? refusal.code : (refusal?.kind ?? "");
  }
  book(model, -answer.coin, -answer.silver);
  for (const id of answer.store_ids) model.owned.set(id, request.uuid);
  return "done";
}

async function giveBack(
  { db, mika, model }: Shop,
  [store_id, order_uuid]: readonly [number, string],
  random: Random,
  at: Date,
): Promise<string> {
  const asked = { uuid: randomUUID(), order_uuid, store_id };
  const send = () => addOrderRefund({ db, now: () => at }, mika, asked, "international");
  const answers = await Promise.allSettled(Array.from({ length: copies(random) }, send));
  const done = answers.find((answer) => answer.status === "fulfilled");
  if (done) {
    book(model, done.value.coin, done.value.silver - (done.value.expired ?? 0));
    if (model.owned.get(store_id) === order_uuid) model.owned.delete(store_id);
    return "done";
  }
  const [first] = answers;
  if (first?.status === "rejected" && first.reason instanceof ApiError) return first.reason.code;
  throw first?.status === "rejected" ? first.reason : new Error("No answer");
}

async function payIn({ db }: Shop, fact: ProviderFact, random: Random, at: Date): Promise<readonly string[]> {
  const send = async () => (await applyFact({ db, now: () => at }, fact)).outcome;
  return Promise.all(Array.from({ length: copies(random) }, send));
}

function book(model: Model, coins: number, silver: number): void {
  model.coins += coins;
  model.silver += silver;
}
