import { addOrderRefund, checkout, type CheckoutRequest } from "@catnip/api/modules/orders/index.ts";
import { buying, inCart, NOW, seen } from "@catnip/api/modules/orders/testing/shop.ts";
import { applyFact } from "@catnip/api/modules/top-ups/index.ts";
import type { Database } from "@catnip/api/platform/database.ts";
import { ApiError } from "@catnip/api/platform/errors.ts";
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { dyingConnection, hasCrashed, type Crash } from "../dying-connection.ts";
import { pendingPayments } from "../pending-payments.ts";
import { CODE, redeem } from "../redeeming.ts";
import { atIndex, PRICE, type Model, type Person, type World } from "./world.ts";

/** A player's next action; numbers choose among the options. */
export type Step = {
  readonly kind: keyof typeof STEPS;
  readonly player: number;
  readonly choice: number;
  readonly useSilver: boolean;
  /** The process dies in the middle, and the player tries the same again. */
  readonly crash: Crash | null;
};

const REFUNDS_MAX = 5;
const services = (db: Database) => ({ db, now: () => NOW });

/**
 * Does it, and retries with the same key after a crash.
 *
 * @returns the answer, and whether it is a second one
 */
async function tried<Answer>(
  { db }: World,
  crash: Crash | null,
  act: (db: Database) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly again: boolean }> {
  if (crash)
    try {
      return { answer: await act(dyingConnection(db, crash)), again: false };
    } catch (fault) {
      if (!hasCrashed(fault)) throw fault;
    }
  return { answer: await act(db), again: crash !== null };
}

type Doing = { readonly world: World; readonly model: Model; readonly person: Person; readonly step: Step };

/** Buys for sure as the model says, and never otherwise. */
async function sendPurchase({ world, person, step }: Doing, request: CheckoutRequest): Promise<void> {
  const viewer = atIndex(world.viewers, step.player);
  const { answer } = await tried(world, step.crash, (db) =>
    checkout(services(db), viewer, request, "international"),
  );
  const { lines, silver, coin } = request.shown;
  if (lines.some(({ store_id }) => person.owned.has(store_id)))
    return expect(answer).toMatchObject({ kind: "refused", code: "store/already-owned" });
  if (person.coins < coin)
    return expect(answer).toMatchObject({ kind: "refused", code: "pay/insufficient-balance" });
  expect(answer).toMatchObject({ kind: "done", silver, coin });
  person.coins -= coin;
  person.silver -= silver;
  for (const { store_id } of lines) person.owned.set(store_id, request.uuid);
  person.request = { sent: request, answer };
}

const walletOf = ({ person, step }: Doing) => ({
  coins: person.coins,
  silver: step.useSilver ? person.silver : 0,
});

export const STEPS = {
  buy: async (doing: Doing) => {
    const game = atIndex(doing.world.games, doing.step.choice);
    await sendPurchase(doing, buying({ game }, walletOf(doing)));
  },
  "buy a cart": async (doing: Doing) => {
    const { world, person, step } = doing;
    const viewer = atIndex(world.viewers, step.player);
    const wanted = world.games
      .filter(({ id }, at) => !person.owned.has(id) && (at + step.choice) % 4 === 0)
      .slice(0, 3);
    if (wanted.length === 0) return;
    const entries: { cart_store_uuid: string; coupon_uuids: string[] }[] = [];
    await world.db.$client.query("delete from cart_stores where user_uuid = $1 and state = 0", [viewer.uuid]);
    for (const { id } of wanted)
      entries.push({ cart_store_uuid: await inCart(world.db, viewer.uuid, id), coupon_uuids: [] });
    const shown = seen(
      wanted.map((game) => ({ game })),
      walletOf(doing),
    );
    await sendPurchase(doing, {
      uuid: randomUUID(),
      wanted: { kind: "cart", entries },
      account_1_amount: shown.silver,
      shown,
    });
  },
  "send a purchase again": async ({ world, person, step }: Doing) => {
    if (!person.request) return;
    const { sent, answer } = person.request;
    const viewer = atIndex(world.viewers, step.player);
    const second = await tried(world, step.crash, (db) =>
      checkout(services(db), viewer, sent, "international"),
    );
    expect(second.answer).toEqual(answer);
  },
  "send another purchase under its id": async ({ world, person, step }: Doing) => {
    if (!person.request) return;
    const other = world.games.find(
      ({ id }) => !person.request?.sent.shown.lines.some((line) => line.store_id === id),
    );
    if (!other) return;
    const viewer = atIndex(world.viewers, step.player);
    const changed = buying({ game: other }, { coins: PRICE }, person.request.sent.uuid);
    const outcome = checkout(services(world.db), viewer, changed, "international");
    await expect(outcome).rejects.toMatchObject({ code: "request/id-conflict" });
  },
  redeem: async ({ world, model, person, step }: Doing) => {
    const at = step.choice % world.codes.length;
    const viewer = atIndex(world.viewers, step.player);
    const { answer, again } = await tried(world, step.crash, (db) =>
      redeem(db, viewer, atIndex(world.codes, at)),
    );
    if (model.used.has(at)) return expect(answer).toBe("quest/redemption-code-used");
    // A retry after a crash may learn that the first attempt succeeded.
    expect(again ? ["done", "quest/redemption-code-used"] : ["done"]).toContain(answer);
    model.used.add(at);
    person.coins += CODE.meowcent;
    person.silver += CODE.silver;
  },
  "top up": async ({ world, person, step }: Doing) => {
    const viewer = atIndex(world.viewers, step.player);
    const { facts, coin, silver } = await pendingPayments(world.db, viewer.uuid, 1);
    const fact = atIndex(facts, 0);
    const { answer, again } = await tried(world, step.crash, (db) => applyFact(services(db), fact));
    expect(again ? ["credited", "unchanged"] : ["credited"]).toContain(answer.outcome);
    person.coins += coin;
    person.silver += silver;
    person.fact = fact;
  },
  "hear of a top-up again": async ({ world, person, step }: Doing) => {
    const { fact } = person;
    if (!fact) return;
    const { answer } = await tried(world, step.crash, (db) => applyFact(services(db), fact));
    expect(answer.outcome).toBe("unchanged");
  },
  "give back": async ({ world, person, step }: Doing) => {
    const bought = [...person.owned];
    if (bought.length === 0) return;
    const [store_id, order_uuid] = atIndex(bought, step.choice);
    const viewer = atIndex(world.viewers, step.player);
    const asked = { uuid: randomUUID(), order_uuid, store_id };
    const { answer } = await tried(world, step.crash, async (db) => {
      try {
        return await addOrderRefund(services(db), viewer, asked, "international");
      } catch (fault) {
        if (fault instanceof ApiError) return fault.code;
        throw fault;
      }
    });
    if (person.refunds === REFUNDS_MAX) return expect(answer).toBe("refund/too-many");
    if (typeof answer === "string") throw new Error(`Not given back: ${answer}`);
    expect(answer.coin + answer.silver).toBe(PRICE);
    person.coins += answer.coin;
    person.silver += answer.silver;
    person.owned.delete(store_id);
    person.refunds += 1;
  },
} as const satisfies Readonly<Record<string, (doing: Doing) => Promise<void>>>;

export async function take(world: World, model: Model, step: Step): Promise<void> {
  await STEPS[step.kind]({ world, model, person: atIndex(model.people, step.player), step });
}
