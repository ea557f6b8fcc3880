import * as v from "valibot";
import { INTENT_KEY } from "./intent-key.ts";

/** Matches the lifetime of the login cookie (`session-cookies.server.ts`): an hour, in ms. */
const AGE_MAX_MS = 3_600_000;

const Intent = v.object({
  action: v.picklist(["buy", "get", "cart", "wish"]),
  store_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** When it was stored, in ms since 1970. */
  at: v.pipe(v.number(), v.safeInteger()),
});

/** What a guest wanted to do with a game. */
export type Intent = Omit<v.InferOutput<typeof Intent>, "at">;
export type IntentAction = Intent["action"];

/**
 * Remembers what a guest wanted until they return logged in. In sessionStorage, so that no other tab, and nobody else
 * on the same device, finds it.
 */
export function rememberIntent(intent: Intent, nowMs: number, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(INTENT_KEY, JSON.stringify({ ...intent, at: nowMs }));
  } catch {
    // Without storage the visitor has to click again.
  }
}

/** Takes the stored intent and deletes it. Null: none, expired, or invalid. */
export function takeIntent(nowMs: number, storage: Storage = sessionStorage): Intent | null {
  const text = storage.getItem(INTENT_KEY);
  storage.removeItem(INTENT_KEY);
  const { success, output } = v.safeParse(Intent, readJson(text));
  if (!success) return null;
  const { at, ...intent } = output;
  return at <= nowMs && nowMs - at <= AGE_MAX_MS ? intent : null;
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
