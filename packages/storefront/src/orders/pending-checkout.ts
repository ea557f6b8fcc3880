import { v7 as uuidV7 } from "uuid";
import * as v from "valibot";

const KEY = "catnip.pending-checkout";
const Pending = v.object({ uuid: v.pipe(v.string(), v.uuid()), request: v.string() });

/**
 * The transaction id of a purchase. It is made before the first click and kept, with what it was made for, until the
 * API has answered: a purchase sent again after a lost answer, a reload or a crash carries the same id, and is
 * answered with what already happened instead of being made twice.
 *
 * @param request everything the purchase consists of; another purchase gets another id
 */
export function transactionId(request: unknown, storage: Storage = window.sessionStorage): string {
  const text = JSON.stringify(request);
  const kept = v.safeParse(Pending, readJson(storage.getItem(KEY)));
  if (kept.success && kept.output.request === text) return kept.output.uuid;
  // Version 7 begins with the time, so orders sort by when they were made.
  const uuid = uuidV7();
  storage.setItem(KEY, JSON.stringify({ uuid, request: text }));
  return uuid;
}

/** The purchase has been answered: the next one is another. */
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
