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
  const uuid = uuidV7(Date.now());
  storage.setItem(KEY, JSON.stringify({ uuid, request: text }));
  return uuid;
}

/** The purchase has been answered: the next one is another. */
export function forgetTransaction(storage: Storage = window.sessionStorage): void {
  storage.removeItem(KEY);
}

/** A time-ordered uuid (RFC 9562 section 5.7), so that orders sort by when they were made. */
export function uuidV7(nowMs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  new DataView(bytes.buffer).setBigUint64(
    0,
    (BigInt(nowMs) << 16n) | BigInt(((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)),
  );
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
