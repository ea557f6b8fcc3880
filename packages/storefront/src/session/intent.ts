import * as v from "valibot";
import { INTENT_KEY } from "./intent-key.ts";

/** Signing in may take as long as its cookie lives (`session-cookies.server.ts`): an hour, in ms. */
const AGE_MAX_MS = 3_600_000;

const Intent = v.object({
  action: v.picklist(["buy", "cart", "wish"]),
  store_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** When it was meant, in ms since 1970. */
  at: v.pipe(v.number(), v.safeInteger()),
});

/** What a guest wanted to do with a game. */
export type Intent = Omit<v.InferOutput<typeof Intent>, "at">;
export type IntentAction = Intent["action"];

/**
 * Remembers what a guest wanted, for when they come back logged in. In the tab's own storage: another tab, or
 * somebody else at the same device, never finds it.
 */
export function rememberIntent(intent: Intent, nowMs: number, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(INTENT_KEY, JSON.stringify({ ...intent, at: nowMs }));
  } catch {
    // Without storage the visitor presses once more.
  }
}

/** What was wanted, once: it is forgotten in the same moment. Null: nothing, too long ago, or not one of ours. */
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
