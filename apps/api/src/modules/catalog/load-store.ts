import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { loader } from "../../platform/loader.ts";
import { storeCardsById } from "./catalog.service.ts";
import type { StoreCard } from "./store-card.ts";

/** The game of an entry in a player's own list, prices included; batched into one statement per list. */
export async function loadStore(context: RequestContext, storeId: number): Promise<StoreCard> {
  const cards = loader(context, CARDS, (ids: readonly number[]) => storeCardsById(context, ids));
  const card = await cards.load(storeId);
  if (!card) throw new ApiError("store/not-found", "The game of an entry is gone");
  return card;
}

const CARDS = Symbol("cards of own lists");
