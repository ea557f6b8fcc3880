import * as v from "valibot";
import { INTENT_KEY } from "../shell/storage-keys.ts";

/** Matches the lifetime of the login cookie (`session-cookies.server.ts`): an hour, in ms. */
const AGE_MAX_MS = 3_600_000;

const StoreId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Uuid = v.pipe(v.string(), v.uuid());

const GAME_ACTIONS = ["buy", "get", "cart", "wish", "comment"] as const;

const Intent = v.union([
  v.object({ action: v.picklist(GAME_ACTIONS), store_id: StoreId }),
  v.object({ action: v.picklist(["helpful", "report"]), store_id: StoreId, comment_uuid: Uuid }),
  /** `path`: the page it was wanted on, without locale prefix. */
  v.object({ action: v.literal("follow"), user_uuid: Uuid, path: v.string() }),
]);
/** When it was stored, in ms since 1970. */
const Stored = v.object({ at: v.pipe(v.number(), v.safeInteger()), intent: Intent });

/** What a guest wanted to do. */
export type Intent = v.InferOutput<typeof Intent>;
/** With a game. */
export type GameAction = (typeof GAME_ACTIONS)[number];

/**
 * Remembers what a guest wanted until they return logged in. In sessionStorage, so that no other tab, and no other user
 * of the device, finds it.
 */
export function rememberIntent(intent: Intent, nowMs: number, storage?: Storage): void {
  try {
    (storage ?? sessionStorage).setItem(INTENT_KEY, JSON.stringify({ at: nowMs, intent }));
  } catch {
    // Without storage the visitor has to click again.
  }
}

/** Takes the stored intent and deletes it. Null: none, expired, or invalid. */
export function takeIntent(nowMs: number, storage?: Storage): Intent | null {
  const { success, output } = v.safeParse(Stored, takeJson(storage));
  if (!success) return null;
  const { at, intent } = output;
  return at <= nowMs && nowMs - at <= AGE_MAX_MS ? intent : null;
}

function takeJson(storage?: Storage): unknown {
  try {
    const tab = storage ?? sessionStorage;
    const text = tab.getItem(INTENT_KEY);
    tab.removeItem(INTENT_KEY);
    return JSON.parse(text ?? "null");
  } catch {
    return null; // Storage is disabled, or holds something else.
  }
}
