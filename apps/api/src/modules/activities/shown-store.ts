import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { loadStore } from "../catalog/load-store.ts";
import type { StoreCard } from "../catalog/store-card.ts";

/** The game an activity is about, or null where this reader may not see it. */
export async function loadShownStore(context: RequestContext, storeId: number): Promise<StoreCard | null> {
  try {
    return await loadStore(context, storeId);
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === "store/not-found") return null;
    throw fault;
  }
}
