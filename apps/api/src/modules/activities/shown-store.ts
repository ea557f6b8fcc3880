import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { playerOf } from "../../platform/viewer.ts";
import { loadStore } from "../catalog/load-store.ts";
import type { StoreCard } from "../catalog/store-card.ts";

/** The game of an activity, or null if this reader may not see it. Guests see no prices, as in every list. */
export async function loadShownStore(context: RequestContext, storeId: number): Promise<StoreCard | null> {
  try {
    const card = await loadStore(context, storeId);
    return playerOf(context) ? card : { ...card, store_price: null };
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === "store/not-found") return null;
    throw fault;
  }
}
