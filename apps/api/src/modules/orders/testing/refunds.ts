import { randomUUID } from "node:crypto";
import type { Viewer } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database.ts";
import { addOrderRefund, checkout } from "../index.ts";
import { buying, NOW, type Game } from "./shop.ts";

type Wallet = { readonly coins?: number; readonly silver?: number };
type Coupon = { readonly uuid: string; readonly rate: number };

/** Buys one game with this wallet; returns the order's uuid. */
export async function buyOne(
  db: Database,
  buyer: Viewer,
  game: Game,
  {
    wallet = { coins: 100_000 },
    coupons = [],
    at = NOW,
  }: { readonly wallet?: Wallet; readonly coupons?: readonly Coupon[]; readonly at?: Date } = {},
): Promise<string> {
  const request = buying({ game, coupons }, wallet);
  const answer = await checkout({ db, now: () => at }, buyer, request, "international");
  if (answer.kind !== "done") throw new Error(`Not bought: ${JSON.stringify(answer)}`);
  return request.uuid;
}

/** Gives one game back; returns the refusal's code, or null. */
export async function giveBack(
  db: Database,
  viewer: Viewer,
  line: { readonly order_uuid: string; readonly store_id: number; readonly uuid?: string },
  at: Date = NOW,
): Promise<string | null> {
  try {
    await addOrderRefund({ db, now: () => at }, viewer, { uuid: randomUUID(), ...line }, "international");
    return null;
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && typeof fault.code === "string") return fault.code;
    throw fault;
  }
}
