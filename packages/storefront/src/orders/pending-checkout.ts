import { v7 as uuidV7 } from "uuid";
import * as v from "valibot";

const KEY = "catnip.pending-checkout";
const Pending = v.object({ uuid: v.pipe(v.string(), v.uuid()), request: v.string() });

/**
 * A purchase's transaction id (idempotency key). Created before the first click and stored with the request until the
 * API has responded: a purchase retried after a lost response, a reload or a crash carries the same id, so it gets the
 * original result instead of charging twice.
 *
 * @param request the whole content of the purchase; another content gets another id
 */
export function transactionId(request: unknown, storage: Storage = window.sessionStorage): string {
  const text = JSON.stringify(request);
  const kept = v.safeParse(Pending, readJson(storage.getItem(KEY)));
  if (kept.success && kept.output.request === text) return kept.output.uuid;
  // Version 7 starts with a timestamp, so orders sort by creation time.
  const uuid = uuidV7();
  storage.setItem(KEY, JSON.stringify({ uuid, request: text }));
  return uuid;
}

/** The API has responded: the next purchase gets a new id. */
export function forgetTransaction(storage: Storage = window.sessionStorage): void {
  storage.removeItem(KEY);
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
