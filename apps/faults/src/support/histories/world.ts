import { player, type Game } from "@catnip/api/modules/orders/testing/shop.ts";
import type { CheckoutRequest, CheckoutResult } from "@catnip/api/modules/orders/index.ts";
import type { ProviderFact } from "@catnip/api/modules/providers/index.ts";
import type { Viewer } from "@catnip/api/platform/context.ts";
import type { Database } from "@catnip/api/platform/database.ts";
import { plantCodes } from "../redeeming.ts";

export const PLAYERS = 5;
export const PRICE = 1_000;
const CODES = 12;
const START = { coins: 3_500, silver: 1_200 } as const;

/** What a player must have, as far as the shop has acknowledged. */
export type Person = {
  coins: number;
  silver: number;
  /** The order that each game was bought with. */
  readonly owned: Map<number, string>;
  refunds: number;
  /** What was sent last, to be sent again. */
  request: { readonly sent: CheckoutRequest; readonly answer: CheckoutResult } | null;
  fact: ProviderFact | null;
};

export type Model = { readonly people: readonly Person[]; readonly used: Set<number> };

/** The shop that a history runs in: players of its own, and games that all histories share. */
export type World = {
  readonly db: Database;
  readonly viewers: readonly Viewer[];
  readonly games: readonly Game[];
  readonly codes: readonly string[];
};

export async function newWorld(db: Database, games: readonly Game[]): Promise<World> {
  const viewers: Viewer[] = [];
  for (let count = 0; count < PLAYERS; count += 1) viewers.push(await player(db, START));
  return { db, viewers, games, codes: await plantCodes(db, CODES) };
}

export const newModel = (): Model => ({
  people: Array.from({ length: PLAYERS }, () => ({
    ...START,
    owned: new Map(),
    refunds: 0,
    request: null,
    fact: null,
  })),
  used: new Set(),
});

export const atIndex = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing");
  return item;
};
